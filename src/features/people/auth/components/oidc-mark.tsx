// The school's mark: our two forms on a line.
import { classNames } from '../../../../components/class-names';
import '../oidc.css';

export const OidcMark = ( { big = false }: { big?: boolean } ) => (
	<i className={ classNames( 'oidc-mark', big && 'big' ) } aria-hidden="true">
		<i />
		<i />
		<i />
	</i>
);
