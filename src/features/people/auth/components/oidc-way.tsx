// The way in by the account of a school, above the one by email.
import { __, sprintf } from '@wordpress/i18n';
import { startAddress } from '../api/oidc-api';
import { OidcMark } from './oidc-mark';
import '../oidc.css';

interface OidcWayProps {
	/** The words on the button, with the provider's name in them. */
	label: string;
	/** Below the button. */
	hint: string;
	/** Path to come back to. */
	target: string;
}

export const loginWith = ( button: string ): string =>
	/* translators: %s: name of a log-in, such as "SWITCH edu-ID". */
	sprintf( __( 'Log in with %s', 'design-marketplace' ), button );

export const OidcWay = ( { label, hint, target }: OidcWayProps ) => (
	<div className="oidc-way">
		<a className="btn second oidc-btn" href={ startAddress( target ) }>
			<OidcMark />
			{ label }
		</a>
		<p className="small soft">{ hint }</p>
		<p className="or">
			<span>{ __( 'or with e-mail', 'design-marketplace' ) }</span>
		</p>
	</div>
);
