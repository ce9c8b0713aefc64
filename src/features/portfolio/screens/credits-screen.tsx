// /settings/credits: the projects that name the designer.
import { PageHead } from '../../../components/page-head';
import { routes } from '../../../contract/routes';

const CreditsScreen = () => <PageHead title={ routes.credits.title() } />;

export default CreditsScreen;
