// /report?url=: reports a page of the site. Strangers give their name and email address.
import { useState, useEffect } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/button';
import { SubmitButton } from '../../../components/form/newer-changes';
import { PageHead } from '../../../components/page-head';
import { routes } from '../../../contract/routes';
import { useCurrentUser } from '../../../lib/current-user';
import { useDocumentTitle } from '../../../lib/document-title';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../lib/debounce';
import { KEYS } from '../../../lib/query-keys';
import { Quoted } from '../components/quoted';
import { ReportFields } from '../components/report-fields';
import { ReportForm } from '../components/report-form';
import { Reported } from '../components/reported';
import { FormField } from '../../../components/form/form-field';
import { Honeypot } from '../../../components/form/honeypot';
import { TextInput } from '../../../components/text-input';
import { ReporterPrivacy } from '../components/reporter-privacy';
import { messages } from '../../../contract/messages';
import { createBotCheck } from '../../../lib/bot-check/bot-check';
import type { FormStatus } from '../../../lib/server-errors';
import { reportAddress, reportThing } from '../api/report-api';
import { fetchThing } from '../api/thing-api';
import { wholeAddress } from '../../../lib/whole-address';
import { addressOf } from '../address';
import { reportRules } from '../../../contract/report-rules';
import { blankReport } from '../form';
import type { AddressedValues, Thing } from '../types';
import '../trust.css';

// Finds the item at a reported address, once typing has stopped.

const SETTLE_MS = 500;

/** Null where there is nothing; undefined while the answer is on its way. */
function useAddressed( url: string ): Thing | null | undefined {
	const { isLoggedIn } = useCurrentUser();
	const settled = useDebounced( url, SETTLE_MS );
	const address = addressOf( settled );
	const { data } = useQuery( {
		queryKey: [ KEYS.reported, address, isLoggedIn ],
		queryFn: ( { signal } ) =>
			address ? fetchThing( address, signal ) : null,
		enabled: address !== null,
	} );
	return address ? data : null;
}

// Fields to report a page by its address: the address, the item found there, and the reason.

const AddressedFields = ( { url, reason }: AddressedValues ) => {
	const thing = useAddressed( url );
	return (
		<>
			<FormField
				as={ TextInput }
				name="url"
				type="url"
				max={ undefined }
				label={ __( 'Address of the page', 'design-marketplace' ) }
				hint={ __(
					'A profile, a project or a design job on this site, as it stands in your browser’s address bar.',
					'design-marketplace'
				) }
			/>
			<div role="status">{ thing && <Quoted thing={ thing } /> }</div>
			<ReportFields
				kind={ addressOf( url )?.kind ?? null }
				reason={ reason }
			/>
		</>
	);
};

// Sends a report of an address: for members as a report of the item there, for strangers with the bot check.

const nothingThere = (): FormStatus => ( {
	fields: { url: messages.report_url_invalid() },
	errors: [ messages.report_url_invalid() ],
	retryAfter: null,
} );

/** Throws errors that useSave() shows. */
function useSendAddressed(): ( values: AddressedValues ) => Promise< void > {
	const { isLoggedIn } = useCurrentUser();
	const [ botCheck ] = useState( () => createBotCheck( 'report' ) );
	useEffect( () => {
		if ( ! isLoggedIn ) {
			botCheck.open();
			botCheck.prepare();
		}
	}, [ botCheck, isLoggedIn ] );

	return async ( values ) => {
		const address = addressOf( values.url );
		if ( ! address ) {
			throw nothingThere();
		}
		if ( ! isLoggedIn ) {
			await reportAddress( values, await botCheck.take() );
			return;
		}
		const thing = await fetchThing( address );
		if ( ! thing ) {
			throw nothingThere();
		}
		await reportThing( thing, values );
	};
}

// Name and email address of a reporter without an account.

const StrangerFields = () => (
	<>
		<FormField
			as={ TextInput }
			name="name"
			label={ __( 'Your name', 'design-marketplace' ) }
			autoComplete="name"
			max={ reportRules.fields.name.maxLength }
		/>
		<FormField
			as={ TextInput }
			name="email"
			type="email"
			label={ __( 'Your email address', 'design-marketplace' ) }
			hint={ __(
				'For the receipt and the decision, and for nothing else.',
				'design-marketplace'
			) }
			autoComplete="email"
		/>
		<Honeypot />
	</>
);

const ReportScreen = () => {
	const [ params ] = useSearchParams();
	const given = params.get( 'url' ) ?? '';
	const { isLoggedIn } = useCurrentUser();
	const [ isSent, setSent ] = useState( false );
	const [ startedAt ] = useState( () => Date.now() );
	const send = useSendAddressed();
	const title = routes.report.title();
	useDocumentTitle( title );
	return (
		<>
			<PageHead title={ title } />
			<div className="grid report-page">
				<div className="c4-10">
					{ isSent ? (
						<Reported
							heading={ __(
								'We have your report. Thank you.',
								'design-marketplace'
							) }
						>
							<ButtonLink to="/" icon="arrow-left">
								{ __( 'Back home', 'design-marketplace' ) }
							</ButtonLink>
						</Reported>
					) : (
						<ReportForm< AddressedValues >
							key={ String( isLoggedIn ) + given }
							form={ isLoggedIn ? 'page' : 'stranger' }
							draft={ `report-${ given }` }
							omit={ [ 'started_at', 'fax' ] }
							initialValues={ {
								...blankReport(),
								url: wholeAddress( given ),
								name: '',
								email: '',
								fax: '',
								started_at: startedAt,
							} }
							send={ send }
							onSent={ () => setSent( true ) }
							foot={
								<>
									<ReporterPrivacy name="" />
									<div className="btns">
										<SubmitButton>
											{ _x(
												'Report',
												'button',
												'design-marketplace'
											) }
										</SubmitButton>
									</div>
								</>
							}
						>
							{ ( values ) => (
								<>
									<AddressedFields { ...values } />
									{ ! isLoggedIn && <StrangerFields /> }
								</>
							) }
						</ReportForm>
					) }
				</div>
			</div>
		</>
	);
};

export default ReportScreen;
