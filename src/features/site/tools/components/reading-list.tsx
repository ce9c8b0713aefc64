// The reading list; no part of the page while there is nothing on it.
import { __ } from '@wordpress/i18n';
import { ErrorState } from '../../../../components/error-state';
import { fitWords } from '../../../../components/mega';
import { Loading, TextBones } from '../../../../components/skeletons';
import { useReadings } from '../hooks/use-tools';
import { ReadingRow } from './reading-row';

export const ReadingList = () => {
	const { data, error, isFetching, refetch } = useReadings();
	if ( data?.length === 0 ) {
		return null;
	}
	const title = __( 'Reading list', 'design-marketplace' );
	return (
		<section className="section">
			<div className="reading-part grid">
				<h2 className="t1" style={ fitWords( title ) }>
					{ title }
				</h2>
				{ data && (
					<ul className="readings">
						{ data.map( ( reading ) => (
							<ReadingRow
								key={ reading.id }
								reading={ reading }
							/>
						) ) }
					</ul>
				) }
				{ ! data && ! error && (
					<Loading>
						<TextBones lines={ 6 } />
					</Loading>
				) }
				{ ! data && error && (
					<ErrorState
						error={ error }
						level={ 3 }
						retrying={ isFetching }
						onRetry={ () => void refetch() }
					/>
				) }
			</div>
		</section>
	);
};
