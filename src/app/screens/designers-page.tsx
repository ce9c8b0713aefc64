// /designers: the list, with a button for members to save a filtered one.
import DesignersScreen from '../../features/directory/screens/designers-screen';
import { SaveThisSearch } from './save-this-search';

const DesignersPage = () => (
	<DesignersScreen save={ <SaveThisSearch kind="designers" /> } />
);

export default DesignersPage;
