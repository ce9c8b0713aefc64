// /applications: the designer's applications and their outcomes, as far as the designer was told.
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { announce } from '../../../../components/live-region';
import { PagePending } from '../../../../components/page-pending';
import { routes } from '../../../../contract/routes';
import { useCurrentUser } from '../../../../lib/current-user';
import { useDocumentTitle } from '../../../../lib/document-title';
import { projectPath } from '../../../../lib/paths';
import { placeIn, useFocusAfter } from '../../../../lib/use-focus-after';
import { OwnApplication } from '../components/own-application';
import { OwnFilter } from '../components/own-filter';
import { OwnList } from '../components/own-list';
import { WithdrawDialog } from '../components/withdraw-dialog';
import { useOwnApplications, useWithdrawOwn } from '../api/own-api';
import type { Group, OwnApplication as Application } from '../own';
import { GROUPS, groupOf, inOrder } from '../own';
import { groupName, summaryWords } from '../standing-words';
import '../my-applications.css';

const countsOf = ( applications: readonly Application[] ) =>
	Object.fromEntries(
		GROUPS.map( ( group ) => [
			group,
			applications.filter( ( one ) => groupOf( one ) === group ).length,
		] )
	) as Record< Group, number >;

const isGroup = ( text: string | null ): text is Group =>
	( GROUPS as readonly ( string | null )[] ).includes( text );

/** All applications, or those of the part that the address names. */
const Applications = ( { all }: { all: readonly Application[] } ) => {
	const [ params ] = useSearchParams();
	const stage = params.get( 'stage' );
	const only = isGroup( stage ) ? stage : null;
	const [ asking, setAsking ] = useState< number | null >( null );
	const moved = useRef< Application | null >( null );
	const { heading, places, moveTo } = useFocusAfter();
	const move = useWithdrawOwn( ( now ) => {
		setAsking( null );
		moved.current = now;
		announce(
			__( 'You withdrew your application.', 'design-marketplace' )
		);
	} );
	// The application has moved to another part of the list, or is no longer shown.
	useEffect( () => {
		const { current } = moved;
		if (
			current &&
			all.some(
				( { id, stage: now } ) =>
					id === current.id && now === current.stage
			)
		) {
			moved.current = null;
			moveTo( current.id );
		}
	}, [ all, moveTo ] );
	const applications = inOrder( all );
	const counts = countsOf( applications );
	const part = ( groups: readonly Group[] ) =>
		applications.filter( ( one ) => groups.includes( groupOf( one ) ) );
	const row = ( level: 2 | 3 ) => ( application: Application ) => (
		<OwnApplication
			key={ application.id }
			application={ application }
			level={ level }
			place={ placeIn( places, application.id ) }
			onWithdraw={ () => {
				move.reset();
				setAsking( application.id );
			} }
		/>
	);
	const asked = applications.find( ( { id } ) => id === asking );
	const current = only ? part( [ only ] ) : part( GROUPS.slice( 0, 3 ) );
	const past = only ? [] : part( [ 'past' ] );
	return (
		<>
			<div className="page-head grid own-head">
				<h1 className="t1 c1-8" ref={ heading } tabIndex={ -1 }>
					{ routes.my_applications.title() }
				</h1>
				<p className="c9-12 app-says">{ summaryWords( counts ) }</p>
			</div>
			{ all.length === 0 ? (
				<div className="grid mail-body">
					<div className="c4-12">
						<EmptyState
							title={ __(
								'You have not applied yet.',
								'design-marketplace'
							) }
							text={ __(
								'A comment of three sentences is enough; your works say the rest.',
								'design-marketplace'
							) }
							action={
								<ButtonLink to="/jobs" iconAfter="arrow-right">
									{ __(
										'See the design jobs',
										'design-marketplace'
									) }
								</ButtonLink>
							}
						/>
					</div>
				</div>
			) : (
				<>
					<OwnFilter counts={ counts } chosen={ only } />
					<div className="own-list">
						{ current.length > 0 && (
							<OwnList
								key={ only }
								label={
									only
										? groupName( only )
										: groupName( 'all' )
								}
								applications={ current }
							>
								{ row( 2 ) }
							</OwnList>
						) }
						{ current.length === 0 && (
							<p className="t4 own-none">
								{ only
									? __(
											'None of your applications is here.',
											'design-marketplace'
										)
									: __(
											'Nothing is open at the moment.',
											'design-marketplace'
										) }
							</p>
						) }
						{ past.length > 0 && (
							<section className="own-past">
								<h2 className="t2">{ groupName( 'past' ) }</h2>
								<OwnList
									label={ groupName( 'past' ) }
									applications={ past }
								>
									{ row( 3 ) }
								</OwnList>
							</section>
						) }
					</div>
				</>
			) }
			{ asked && (
				<WithdrawDialog
					application={ asked }
					busy={ move.isPending }
					error={ move.error }
					onConfirm={ () => move.mutate( asked ) }
					onCancel={ () => {
						move.reset();
						setAsking( null );
					} }
				/>
			) }
		</>
	);
};

const OwnApplications = () => {
	const query = useOwnApplications();
	useDocumentTitle( routes.my_applications.title() );
	return query.data ? (
		<Applications all={ query.data } />
	) : (
		<PagePending query={ query } />
	);
};

const MyApplicationsScreen = () => {
	const { user } = useCurrentUser();
	return user?.role === 'contractor' ? (
		<Navigate
			replace
			to={ projectPath( user.slug ) }
			state={ {
				notice: 'candidates',
				words: __(
					'Candidates are listed below each of your design jobs.',
					'design-marketplace'
				),
			} }
		/>
	) : (
		<OwnApplications />
	);
};

export default MyApplicationsScreen;
