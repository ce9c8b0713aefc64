// The QR code of a page, large enough for a camera, and as a file.
import { __ } from '@wordpress/i18n';
import { Dialog } from './dialog';
import { Icon } from './icon';
import { QrCode, svgFile } from './qr-code';

export { QrCode };

interface QrDialogProps {
	url: string;
	/** What the page is called. */
	title: string;
	onClose: () => void;
}

export const QrDialog = ( { url, title, onClose }: QrDialogProps ) => (
	<Dialog
		title={ __( 'QR code of this page', 'design-marketplace' ) }
		onClose={ onClose }
		footer={
			<a
				className="btn second"
				href={ svgFile( url ) }
				download={ `${ title }.svg` }
			>
				<Icon name="download" />
				{ __( 'Save as SVG', 'design-marketplace' ) }
			</a>
		}
	>
		<QrCode url={ url } />
		<p className="small addr">{ url }</p>
	</Dialog>
);
