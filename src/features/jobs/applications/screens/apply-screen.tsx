// /project/workwith?to=slug&mission=id: an application to one or several open jobs.
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { FormField } from '../../../../components/form/form-field';
import { Loading, TextBones } from '../../../../components/skeletons';
import * as limits from '../../../../contract/limits';
import { messages } from '../../../../contract/messages';
import { routes } from '../../../../contract/routes';
import { useCurrentUser } from '../../../../lib/current-user';
import { projectPath } from '../../../../lib/paths';
import { usePageRole } from '../../../../lib/page-role';
import type { FormStatus } from '../../../../lib/server-errors';
import { useIsMobile } from '../../../../lib/use-media-query';
import { AsSeen } from '../components/as-seen';
import { JobTexts } from '../components/job-texts';
import type { FactsOf } from '../components/job-text';
import { MailForm } from '../components/mail-form';
import { MailPage, RecipientPicture } from '../components/mail-page';
import { MissionChoice } from '../components/mission-choice';
import { QuestionFields } from '../components/question-fields';
import { Sent } from '../components/sent';
import { WorkChoice } from '../components/work-choice';
import {
	possibleOf,
	preselected,
	questionsOf,
	shownOf,
	withGone,
} from '../form';
import type { MailValues } from '../form';
import { useOpenMissions, useOwnWorks } from '../api/mail-api';
import type { OpenMission, OwnWork, Question, Recipient } from '../types';

// Explains what happens after an application, and where the applicant can follow it.

const WhatComes = () => (
	<>
		<p className="text">
			{ __(
				'Under “My applications” you will see when the company opens it, puts you on its short list, chooses you, or says no. You get an email with each answer.',
				'design-marketplace'
			) }
		</p>
		<p className="text">
			{ __(
				'If the job is closed without an answer, you will read that, too. Until you are told no, you can withdraw your application there.',
				'design-marketplace'
			) }
		</p>
	</>
);

const isApplied = ( { state }: OpenMission ) => state === 'applied';

const NoWorks = () => (
	<>
		<ul className="slots" aria-hidden="true">
			{ Array.from( { length: limits.card_works }, ( _, index ) => (
				<li key={ index } className="slot hole" />
			) ) }
		</ul>
		<p className="t4">
			{ __(
				'No public project yet. You can apply without; one picture says more than this box.',
				'design-marketplace'
			) }
		</p>
		<ButtonLink small variant="second" to={ routes.edit_work.path }>
			{ __( 'Add a project', 'design-marketplace' ) }
		</ButtonLink>
	</>
);

/** Tells which jobs are chosen, by a draft too. */
const Chosen = ( { onChange }: { onChange: ( jobs: number[] ) => void } ) => {
	const { missions } = useFormikContext< MailValues >().values;
	useEffect( () => onChange( missions ), [ missions, onChange ] );
	return null;
};

interface ApplyScreenProps {
	factsOf?: FactsOf;
}

/** What is required and has no answer yet is said before anything is sent. */
const enclosed =
	( missions: readonly OpenMission[], works: readonly OwnWork[] ) =>
	( { answers, works: own }: MailValues, chosen: number[] ) => {
		const questions = questionsOf( missions, chosen );
		const given = answers.filter( ( { question } ) =>
			questions.some( ( { id } ) => id === question )
		);
		const isMissing = ( { id, required }: Question ) =>
			required &&
			! given.some(
				( { question, text } ) => question === id && text.trim()
			);
		if ( questions.some( isMissing ) ) {
			const words = messages.answers_invalid();
			const wrong: FormStatus = {
				fields: { answers: words },
				errors: [ words ],
				retryAfter: null,
			};
			throw wrong;
		}
		return {
			answers: given,
			works: shownOf( own, works ).map( ( { id } ) => id ),
		};
	};

const questionWords = ( count: number ): string =>
	_n(
		'A question, the same for everybody',
		'Questions, the same for everybody',
		count,
		'design-marketplace'
	);

const ApplyForm = ( {
	recipient,
	from,
	factsOf,
	onSent,
}: {
	recipient: Recipient;
	from: number;
	onSent: () => void;
} & ApplyScreenProps ) => {
	const isMobile = useIsMobile();
	const { user } = useCurrentUser();
	const isDesigner = user?.role === 'designer';
	const portfolio = useOwnWorks( isDesigner ? user.slug : '' );
	const works = portfolio.data ?? [];
	/** Words of an application that was withdrawn. */
	const before = useLocation().state as { comment?: string } | null;
	const { data, error, refetch } = useOpenMissions( recipient.id );
	// Once there is a form it stays, whatever becomes of the jobs: somebody is writing.
	const [ first, setFirst ] = useState< readonly OpenMission[] >();
	if ( data && ! first ) {
		setFirst( data );
	}
	const [ chosen, setChosen ] = useState< number[] >();
	if ( error && ! data ) {
		return (
			<div className="c4-10">
				<ErrorState error={ error } onRetry={ refetch } />
			</div>
		);
	}
	if ( ! data || ! first ) {
		return (
			<div className="c4-10">
				<Loading>
					<TextBones lines={ 5 } />
				</Loading>
			</div>
		);
	}
	const missions = withGone( data, first );
	if ( first.length > 0 && first.every( isApplied ) ) {
		return (
			<div className="c4-10">
				<EmptyState
					title={ __(
						'You have applied already',
						'design-marketplace'
					) }
					action={
						<ButtonLink to="/applications" iconAfter="arrow-right">
							{ __( 'My applications', 'design-marketplace' ) }
						</ButtonLink>
					}
				/>
			</div>
		);
	}
	const jobs = possibleOf( missions, chosen ?? preselected( first, from ) );
	const questions = questionsOf( missions, jobs );
	const hasChoice =
		missions.length > 1 ||
		missions.some( ( { state } ) => state !== 'open' );
	return (
		<>
			<div className="apply-job">
				<div className="apply-to" aria-hidden="true">
					<RecipientPicture recipient={ recipient } />
					<b>{ recipient.name }</b>
				</div>
				{ ! isMobile && (
					<JobTexts
						missions={ missions }
						factsOf={ factsOf }
						chosen={ jobs }
					/>
				) }
			</div>
			<div className="apply-form">
				<MailForm
					form="apply"
					to={ recipient.slug }
					missions={ preselected( first, from ) }
					comment={ before?.comment }
					draft={ `apply-${ recipient.slug }-${ from || 'any' }` }
					possible={ ( ids ) => possibleOf( missions, ids ) }
					enclose={ enclosed( missions, works ) }
					back={ projectPath( recipient.slug ) }
					label={ __( 'Your comment', 'design-marketplace' ) }
					hint={ __(
						'Why you, and what you would do first. The company sees your name, your profile and your email address.',
						'design-marketplace'
					) }
					// Applied to all open jobs meanwhile: the text stays, and the only way is back.
					over={
						missions.some( isApplied ) &&
						missions.every( ( { state } ) => state !== 'open' )
					}
					onSent={ onSent }
					onPart={ () => void refetch() }
					after={
						user && (
							<AsSeen
								user={ user }
								company={ recipient.name }
								questions={ questions }
								works={ works }
							/>
						)
					}
					foot={
						<p className="small">
							{ sprintf(
								/* translators: 1: company, 2: email address. */
								__(
									'%1$s gets one email, at once, with your address %2$s.',
									'design-marketplace'
								),
								recipient.name,
								user?.email ?? ''
							) }
						</p>
					}
				>
					<div
						className={
							hasChoice || isMobile ? 'apply-part' : 'sr'
						}
					>
						<FormField
							as={ MissionChoice }
							name="missions"
							missions={ missions }
							factsOf={ factsOf }
							label={ __( 'Design jobs', 'design-marketplace' ) }
						/>
					</div>
					{ isDesigner && (
						<section className="apply-part">
							<h2 className="t3">
								{ __(
									'Three projects, chosen for this job',
									'design-marketplace'
								) }
							</h2>
							{ works.length > 0 && (
								<FormField
									as={ WorkChoice }
									name="works"
									label=""
									works={ works }
								/>
							) }
							{ portfolio.data && works.length === 0 && (
								<NoWorks />
							) }
						</section>
					) }
					{ questions.length > 0 && (
						<section className="apply-part">
							<h2 className="t3">
								{ questionWords( questions.length ) }
							</h2>
							<FormField
								as={ QuestionFields }
								name="answers"
								label=""
								questions={ questions }
							/>
						</section>
					) }
					<Chosen onChange={ setChosen } />
				</MailForm>
			</div>
		</>
	);
};

const ApplyScreen = ( { factsOf }: ApplyScreenProps ) => {
	const [ params ] = useSearchParams();
	const slug = params.get( 'to' ) ?? '';
	const from = Number( params.get( 'mission' ) );
	const profile = projectPath( slug );
	const [ sent, setSent ] = useState( false );
	usePageRole( 'entrepreneur' );
	return sent ? (
		<Sent
			to={ profile }
			label={ __( 'Back to the project', 'design-marketplace' ) }
			action={
				<ButtonLink
					to={ routes.my_applications.path }
					iconAfter="arrow-right"
				>
					{ routes.my_applications.title() }
				</ButtonLink>
			}
		>
			<WhatComes />
		</Sent>
	) : (
		<MailPage
			slug={ slug }
			profile={ profile }
			usual={ routes.apply.title() }
			allowed={ ( { canApply } ) => canApply }
			title={ ( { name } ) =>
				sprintf(
					/* translators: %s: company. */
					__( 'Apply to %s', 'design-marketplace' ),
					name
				)
			}
		>
			{ ( recipient ) => (
				<ApplyForm
					recipient={ recipient }
					from={ from }
					factsOf={ factsOf }
					onSent={ () => setSent( true ) }
				/>
			) }
		</MailPage>
	);
};

export default ApplyScreen;
