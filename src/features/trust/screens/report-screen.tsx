// /report?url=: reports a page of the site. Strangers give their name and email address.
import { useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/button';
import { SubmitButton } from '../../../components/form/newer-changes';
import { PageHead } from '../../../components/page-head';
import { routes } from '../../../contract/routes';
import { useCurrentUser } from '../../../lib/current-user';
import { useDocumentTitle } from '../../../lib/document-title';
import { AddressedFields } from '../components/addressed-fields';
import { ReportForm } from '../components/report-form';
import { Reported } from '../components/reported';
import { StrangerFields } from '../components/stranger-fields';
import { ReporterPrivacy } from '../components/reporter-privacy';
import { useSendAddressed } from '../hooks/use-send-addressed';
import { wholeAddress } from '../address';
import { blankReport } from '../form';
import type { AddressedValues } from '../types';
import '../trust.css';

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
