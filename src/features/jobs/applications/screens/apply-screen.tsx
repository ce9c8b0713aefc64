// /project/workwith?to=slug&mission=id: an application to one or several open jobs.
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { FormField } from '../../../../components/form/form-field';
import { Loading, TextBones } from '../../../../components/skeletons';
import { routes } from '../../../../contract/routes';
import { projectPath } from '../../../../lib/paths';
import { usePageRole } from '../../../../lib/page-role';
import { useIsMobile } from '../../../../lib/use-media-query';
import { JobTexts } from '../components/job-texts';
import type { FactsOf } from '../components/job-text';
import { MailForm } from '../components/mail-form';
import { MailPage, RecipientPicture } from '../components/mail-page';
import { MissionChoice } from '../components/mission-choice';
import { Sent } from '../components/sent';
import { possibleOf, preselected, withGone } from '../form';
import type { MailValues } from '../form';
import { useOpenMissions } from '../api/mail-api';
import type { OpenMission, Recipient } from '../types';

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

/** Tells which jobs are chosen, by a draft too. */
const Chosen = ( { onChange }: { onChange: ( jobs: number[] ) => void } ) => {
	const { missions } = useFormikContext< MailValues >().values;
	useEffect( () => onChange( missions ), [ missions, onChange ] );
	return null;
};

interface ApplyScreenProps {
	/** The applicant's card, as the company will see it. */
	own?: ReactNode;
	factsOf?: FactsOf;
}

const ApplyForm = ( {
	recipient,
	from,
	own,
	factsOf,
	onSent,
}: {
	recipient: Recipient;
	from: number;
	onSent: () => void;
} & ApplyScreenProps ) => {
	const isMobile = useIsMobile();
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
	return (
		<>
			<div className="apply-job">
				<div className="mail-to" aria-hidden="true">
					<RecipientPicture recipient={ recipient } />
				</div>
				{ ! isMobile && (
					<JobTexts
						missions={ missions }
						factsOf={ factsOf }
						chosen={ possibleOf(
							missions,
							chosen ?? preselected( first, from )
						) }
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
					possible={ ( jobs ) => possibleOf( missions, jobs ) }
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
				>
					<FormField
						as={ MissionChoice }
						name="missions"
						missions={ missions }
						factsOf={ factsOf }
						label={ __( 'Design jobs', 'design-marketplace' ) }
					/>
					<Chosen onChange={ setChosen } />
				</MailForm>
			</div>
			{ own && <div className="apply-own">{ own }</div> }
		</>
	);
};

const ApplyScreen = ( { own, factsOf }: ApplyScreenProps ) => {
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
					own={ own }
					factsOf={ factsOf }
					onSent={ () => setSent( true ) }
				/>
			) }
		</MailPage>
	);
};

export default ApplyScreen;
