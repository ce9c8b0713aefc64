// /project/workwith?to=slug&mission=id: an application to one or several open jobs.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { FormField } from '../../../components/form/form-field';
import { Loading, TextBones } from '../../../components/skeletons';
import { routes } from '../../../contract/routes';
import { useDocumentTitle } from '../../../lib/document-title';
import { projectPath } from '../../../lib/paths';
import { usePageRole } from '../../../lib/page-role';
import { MailForm } from '../components/mail-form';
import { MailPage } from '../components/mail-page';
import { MissionChoice } from '../components/mission-choice';
import { Sent } from '../components/sent';
import { WhatComes } from '../components/what-comes';
import { possibleOf, preselected, withGone } from '../form';
import { useOpenMissions } from '../hooks/use-applications';
import type { OpenMission, Recipient } from '../types';

const isApplied = ( { state }: OpenMission ) => state === 'applied';

const ApplyForm = ( {
	recipient,
	from,
	onSent,
}: {
	recipient: Recipient;
	from: number;
	onSent: () => void;
} ) => {
	const { data, error, refetch } = useOpenMissions( recipient.id );
	// Once there is a form it stays, whatever becomes of the jobs: somebody is writing.
	const [ first, setFirst ] = useState< readonly OpenMission[] >();
	if ( data && ! first ) {
		setFirst( data );
	}
	if ( error && ! data ) {
		return <ErrorState error={ error } onRetry={ () => void refetch() } />;
	}
	if ( ! data || ! first ) {
		return (
			<Loading>
				<TextBones lines={ 5 } />
			</Loading>
		);
	}
	const missions = withGone( data, first );
	if ( first.length > 0 && first.every( isApplied ) ) {
		return (
			<EmptyState
				title={ __( 'You have applied already', 'design-marketplace' ) }
				action={
					<ButtonLink to="/applications" iconAfter="arrow-right">
						{ __( 'My applications', 'design-marketplace' ) }
					</ButtonLink>
				}
			/>
		);
	}
	return (
		<MailForm
			form="apply"
			to={ recipient.slug }
			missions={ preselected( first, from ) }
			draft={ `apply-${ recipient.slug }-${ from || 'any' }` }
			possible={ ( chosen ) => possibleOf( missions, chosen ) }
			back={ projectPath( recipient.slug ) }
			label={ __( 'Your comment', 'design-marketplace' ) }
			hint={ __(
				'Why you, and what you would do first. The project sees your name, your profile and your e-mail address.',
				'design-marketplace'
			) }
			// Somebody who has applied to all open jobs meanwhile keeps the text, and can only go back.
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
				label={ __( 'Design jobs', 'design-marketplace' ) }
			/>
		</MailForm>
	);
};

const ApplyScreen = () => {
	const [ params ] = useSearchParams();
	const slug = params.get( 'to' ) ?? '';
	const from = Number( params.get( 'mission' ) );
	const profile = projectPath( slug );
	const [ sent, setSent ] = useState( false );
	useDocumentTitle( routes.apply.title() );
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
					onSent={ () => setSent( true ) }
				/>
			) }
		</MailPage>
	);
};

export default ApplyScreen;
