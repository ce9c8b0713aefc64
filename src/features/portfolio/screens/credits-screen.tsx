// /settings/credits: the projects that name the member, and what they say to it.
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { EmptyState } from '../../../components/empty-state';
import { PagePending } from '../../../components/page-pending';
import { routes } from '../../../contract/routes';
import type { Credit } from '../../../contract/shapes';
import { useCurrentUser } from '../../../lib/current-user';
import { useDocumentTitle } from '../../../lib/document-title';
import { pageRoleOf, usePageRole } from '../../../lib/page-role';
import { CreditRow } from '../components/credit-row';
import { useCredits } from '../api/credits-api';
import '../credits.css';

const Credits = ( { credits }: { credits: Credit[] } ) => {
	const heading = useRef< HTMLHeadingElement >( null );
	const part = ( state: Credit[ 'state' ], title: string ) => {
		const some = credits.filter( ( credit ) => credit.state === state );
		return some.length > 0 ? (
			<section className="section tight credits-part">
				<div className="grid">
					<h2 className="t4 c1-12">{ title }</h2>
				</div>
				<ul className="credit-rows">
					{ some.map( ( credit ) => (
						<li key={ credit.id } className="grid">
							<CreditRow
								credit={ credit }
								onGone={ () => heading.current?.focus() }
							/>
						</li>
					) ) }
				</ul>
			</section>
		) : null;
	};
	return (
		<>
			<div className="page-head grid">
				<h1 className="t1 c1-9" ref={ heading } tabIndex={ -1 }>
					{ routes.credits.title() }
				</h1>
			</div>
			{ credits.length === 0 ? (
				<div className="grid section">
					<EmptyState
						title={ __(
							'No project names you.',
							'design-marketplace'
						) }
						text={ __(
							'When a designer names you in a project, you are asked here and by email.',
							'design-marketplace'
						) }
					/>
				</div>
			) : (
				<>
					{ part(
						'asked',
						__( 'You are asked', 'design-marketplace' )
					) }
					{ part(
						'yes',
						__( 'You have said yes', 'design-marketplace' )
					) }
				</>
			) }
		</>
	);
};

const CreditsScreen = () => {
	const { user } = useCurrentUser();
	const query = useCredits();
	useDocumentTitle( routes.credits.title() );
	usePageRole( pageRoleOf( user?.role ) );
	return query.data ? (
		<Credits credits={ query.data } />
	) : (
		<PagePending query={ query } />
	);
};

export default CreditsScreen;
