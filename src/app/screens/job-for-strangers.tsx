// A design job for people without an account: title, company and date, the full text if the operator allows it, and the way to sign up.
import { Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../components/button';
import { PageError } from '../../components/error-state';
import { fitWords } from '../../components/mega';
import { NotFound } from '../../components/not-found';
import { Said } from '../../components/said';
import { Picture } from '../../components/picture';
import { ShareRow } from '../../components/share-row';
import { PageSkeleton } from '../../components/skeletons';
import { confirmedOf, universityOf } from '../../components/university';
import { routes } from '../../contract/routes';
import type { Member } from '../../contract/shapes';
import { Facts } from '../../features/people/members/profile/facts';
import { SignUpWall } from '../../features/people/members/profile/sign-up-wall';
import { useProfile } from '../../features/people/members/profile/use-profile';
import {
	JobPoster,
	jobTitle,
} from '../../features/jobs/missions/components/job-poster';
import { factLines } from '../../features/jobs/missions/facts';
import { postedOn } from '../../features/jobs/missions/posted';
import { untilLine } from '../../features/jobs/missions/standing';
import * as sizes from '../../contract/sizes';
import { useJob } from '../../features/jobs/missions/api/jobs-api';
import type { Job } from '../../features/jobs/missions/api/jobs-api';
import { ApiError, isGone } from '../../lib/api-error';
import { isKnownMissing } from '../../lib/boot';
import { lazyPart } from '../../lib/load-chunk';
import { useDocumentTitle } from '../../lib/document-title';
import { missionPath } from '../../lib/paths';
import { placeOf } from '../../lib/place';
import { RequireLogin } from '../guards';

/** All messages of the contract come with it. */
const NoSuchJob = lazyPart( () => import( './no-such-job' ), 'NoSuchJob' );

interface JobForStrangersProps {
	slug: string;
	/** 0 if the address has no number. */
	id: number;
}

interface PublicJobProps {
	job: Job;
	hirer: Member;
}

const PublicJob = ( { job, hirer }: PublicJobProps ) => {
	const { standing, whole } = job;
	const { project_image: image } = hirer;
	const headline = hirer.project_headline ?? '';
	const about = [
		{
			term: __( 'Part of', 'design-marketplace' ),
			value: universityOf( hirer ),
		},
		{
			term: __( 'Company', 'design-marketplace' ),
			value: confirmedOf( hirer ),
		},
		{
			term: __( 'Location', 'design-marketplace' ),
			value: placeOf( hirer ),
		},
		{
			term: __( 'Posted', 'design-marketplace' ),
			value: postedOn( job ),
		},
	];
	const until =
		whole && standing !== 'closed'
			? untilLine( whole.deadline, standing === 'passed' )
			: [];
	const offer = whole ? factLines( whole.facts, hirer.city ) : [];
	return (
		<>
			<JobPoster
				title={ job.title }
				standing={ standing }
				hirer={ hirer }
				facts={ [ ...( offer.length > 0 ? offer : about ), ...until ] }
			>
				{ standing === 'open' && (
					<ButtonLink to="/signup" iconAfter="arrow-right">
						{ __( 'Sign up and apply', 'design-marketplace' ) }
					</ButtonLink>
				) }
			</JobPoster>
			<div className="grid share-part">
				<ShareRow
					className="c1-12"
					url={ missionPath( hirer.slug, job.id ) }
					title={ jobTitle( job.title, job.company ) }
				/>
			</div>
			{ whole && (
				<div className="grid job-body">
					{ offer.length > 0 && (
						<Facts className="c1-3" facts={ about } />
					) }
					<div className="c4-9 stack">
						<p className="text prose">
							<Said locale={ hirer.locale }>
								{ whole.description }
							</Said>
						</p>
					</div>
				</div>
			) }
			<div className="grid hirer-part">
				{ image && (
					<figure className="c1-8">
						<Picture
							priority
							image={ image }
							sizes={ sizes.hirer }
						/>
					</figure>
				) }
				<h2 className="t3 c9-12" style={ fitWords( headline ) }>
					<Said locale={ hirer.locale }>{ headline }</Said>
				</h2>
			</div>
			<div className="grid section before-wall">
				<SignUpWall
					hasWayIn={ standing === 'open' }
					title={
						whole
							? __(
									'Only members can see who is behind this job.',
									'design-marketplace'
								)
							: __(
									'You need to sign up to read the job.',
									'design-marketplace'
								)
					}
					reason={ __(
						'Members read every design job in full and apply with their portfolio.',
						'design-marketplace'
					) }
				/>
			</div>
		</>
	);
};

export const JobForStrangers = ( { slug, id }: JobForStrangersProps ) => {
	const job = useJob( id );
	const hirer = useProfile( slug );
	const missing = isKnownMissing( window.location.pathname );
	// At another company's address there is no such job.
	const gone =
		isGone( job.error ) || ( job.data && job.data.contractor !== slug );
	// The operator keeps jobs from strangers.
	const kept = job.error instanceof ApiError && job.error.status === 401;
	const title = job.data
		? jobTitle( job.data.title, job.data.company )
		: routes.mission.title();
	useDocumentTitle( missing || gone || kept ? null : title );
	if ( missing ) {
		return <NotFound />;
	}
	if ( gone ) {
		return (
			<Suspense fallback={ <PageSkeleton /> }>
				<NoSuchJob />
			</Suspense>
		);
	}
	if ( kept ) {
		return <RequireLogin />;
	}
	if ( job.isPending || hirer.isPending ) {
		return <PageSkeleton />;
	}
	if ( ! job.data || ! hirer.data ) {
		return (
			<PageError
				error={ job.error ?? hirer.error }
				onRetry={ () => {
					void job.refetch();
					void hirer.refetch();
				} }
			/>
		);
	}
	return <PublicJob job={ job.data } hirer={ hirer.data } />;
};
