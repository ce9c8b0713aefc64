// The form to report the open profile, work or job, in a dialog.
import { useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { SubmitButton } from '../../../components/form/newer-changes';
import { reportThing } from '../api/report-api';
import { blankReport } from '../form';
import type { Thing } from '../types';
import { questionWords } from '../words';
import { Quoted } from './quoted';
import { ReportFields } from './report-fields';
import { ReportForm } from './report-form';
import { Reported } from './reported';
import { ReporterPrivacy } from './reporter-privacy';
import '../trust.css';

interface ReportDialogProps {
	thing: Thing;
	onClose: () => void;
}

export const ReportDialog = ( { thing, onClose }: ReportDialogProps ) => {
	const [ isSent, setSent ] = useState( false );
	const title = isSent
		? __( 'We have your report. Thank you.', 'design-marketplace' )
		: questionWords( thing.kind );
	return (
		<Dialog
			wide
			title={ <span className="t2 report-title">{ title }</span> }
			onClose={ onClose }
		>
			{ isSent ? (
				<Reported>
					<Button onClick={ onClose }>
						{ __( 'Close', 'design-marketplace' ) }
					</Button>
				</Reported>
			) : (
				<ReportForm
					form="thing"
					draft={ `report-${ thing.kind }-${ thing.id }` }
					initialValues={ blankReport() }
					send={ ( values ) => reportThing( thing, values ) }
					onSent={ () => setSent( true ) }
					foot={
						<div className="report-foot">
							<ReporterPrivacy name={ thing.owner.name } />
							<div className="btns">
								<Button variant="second" onClick={ onClose }>
									{ __( 'Cancel', 'design-marketplace' ) }
								</Button>
								<SubmitButton>
									{ _x(
										'Report',
										'button',
										'design-marketplace'
									) }
								</SubmitButton>
							</div>
						</div>
					}
				>
					{ ( { reason } ) => (
						<>
							<Quoted thing={ thing } />
							<ReportFields
								kind={ thing.kind }
								reason={ reason }
							/>
						</>
					) }
				</ReportForm>
			) }
		</Dialog>
	);
};
