// The reading list; no part of the page while there is nothing on it.
import { __ } from '@wordpress/i18n';
import { ErrorState } from '../../../../components/error-state';
import { fitWords } from '../../../../components/mega';
import { Loading, TextBones } from '../../../../components/skeletons';
import { useQuery } from '@tanstack/react-query';
import { readingsQuery } from '../api/tools-api';
import { Link } from '../../../../components/link';
import { PictureTile } from '../../../../components/picture';
import { Said } from '../../../../components/said';
import * as sizes from '../../../../contract/sizes';
import { formatDate } from '../../../../lib/format';
import { readTimeWords } from '../../../../lib/read-time';
import type { Article } from '../../articles';

// A recommended article, with the minutes it takes.

const ReadingRow = ( { reading }: { reading: Article } ) => {
	const { title, locale, excerpt, image, date, readTime, link } = reading;
	const words = <Said locale={ locale }>{ title }</Said>;
	return (
		<li className="reading">
			<p className="facts-line small">
				{ readTime && <b>{ readTimeWords( readTime ) }</b> }
				<span className="soft">{ formatDate( date ) }</span>
			</p>
			<div className="about">
				<h3 className="t3" style={ fitWords( title ) }>
					{ link ? <Link to={ link }>{ words }</Link> : words }
				</h3>
				{ excerpt && (
					<p className="text">
						<Said locale={ locale }>{ excerpt }</Said>
					</p>
				) }
			</div>
			<PictureTile image={ image } alt="" sizes={ sizes.reading } />
		</li>
	);
};

export const ReadingList = () => {
	const { data, error, isFetching, refetch } = useQuery( readingsQuery() );
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
						onRetry={ refetch }
					/>
				) }
			</div>
		</section>
	);
};
