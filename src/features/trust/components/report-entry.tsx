// A button that reports the item beside it. The form is loaded when the button is pressed.
import { Suspense, useState } from '@wordpress/element';
import { PlainButton } from '../../../components/button';
import { lazyPart } from '../../../lib/load-chunk';
import type { Thing } from '../types';
import { entryWords } from '../words';

const ReportDialog = lazyPart(
	() => import( './report-dialog' ),
	'ReportDialog'
);

export const ReportEntry = ( { thing }: { thing: Thing } ) => {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<>
			<PlainButton
				className="report-entry"
				aria-haspopup="dialog"
				onClick={ () => setOpen( true ) }
			>
				{ entryWords( thing.kind ) }
			</PlainButton>
			{ isOpen && (
				<Suspense fallback={ null }>
					<ReportDialog
						thing={ thing }
						onClose={ () => setOpen( false ) }
					/>
				</Suspense>
			) }
		</>
	);
};
