// /about-us and every other page an editor wrote, by its slug.
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { Html } from '../../../../components/html';
import { fitWords, Mega } from '../../../../components/mega';
import { NotFound } from '../../../../components/not-found';
import { Said } from '../../../../components/said';
import { OnlyIn } from '../../../../components/only-in';
import { PageSkeleton } from '../../../../components/skeletons';
import * as limits from '../../../../contract/limits';
import { codePoints } from '../../../../lib/code-points';
import { useDocumentTitle } from '../../../../lib/document-title';
import { WrittenIn } from '../../../../lib/written-in';
import type { StaticPage } from '../../../../lib/static-page';
import { useStaticPage } from '../../../../lib/static-page';
import '../../../../styles/prose.css';
import '../pages.css';

const Page = ( page: StaticPage ) => {
	const { title, content, button } = page;
	useDocumentTitle( title );
	return (
		<WrittenIn.Provider value={ page.locale }>
			<OnlyIn languages={ page.languages } />
			<div className="page-head grid">
				{ codePoints( title ) > limits.mega_title ? (
					<h1 className="t1" style={ fitWords( title ) }>
						<Said locale="">{ title }</Said>
					</h1>
				) : (
					<Mega text={ title } locale="" />
				) }
			</div>
			<div className="static-page grid">
				<Html locale="" className="prose c4-12" html={ content } />
				{ button && (
					<p className="c4-12">
						<ButtonLink to={ button.to } iconAfter="arrow-right">
							{ button.label }
						</ButtonLink>
					</p>
				) }
			</div>
		</WrittenIn.Provider>
	);
};

export default function StaticPageScreen() {
	const { slug = '' } = useParams();
	const { data, error, isFetching, refetch } = useStaticPage( slug );
	if ( data ) {
		return <Page { ...data } />;
	}
	if ( data === null ) {
		return <NotFound />;
	}
	return error ? (
		<div className="section grid">
			<ErrorState
				error={ error }
				level={ 1 }
				retrying={ isFetching }
				onRetry={ refetch }
			/>
		</div>
	) : (
		<PageSkeleton />
	);
}
