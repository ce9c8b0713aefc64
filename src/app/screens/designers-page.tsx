// /designers: the list, and what members do with one they filtered.
import DesignersScreen from '../../features/directory/screens/designers-screen';
import { SaveThisSearch } from './save-this-search';

const DesignersPage = () => (
	<DesignersScreen save={ <SaveThisSearch kind="designers" /> } />
);

export default DesignersPage;
