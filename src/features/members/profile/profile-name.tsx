// Whose page it is, as large as the name lets it be.
import { fitWords } from '../../../components/mega';

export const ProfileName = ( { name }: { name: string } ) => (
	<h1 className="mega c1-9" style={ fitWords( name ) } tabIndex={ -1 }>
		{ name }
	</h1>
);
