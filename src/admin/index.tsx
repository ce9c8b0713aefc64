// Scripts of the plugin's wp-admin screens: quick edit, adding and removing rows, the media dialog, default texts of emails, pictures of a project,
// the colours of a brand.
import './admin.css';
import { watchColours } from './colours';
import { watchMailTexts } from './mail-texts';
import { watchMedia } from './media';
import { watchPictures } from './pictures';
import { watchQuickEdit } from './quick-edit';
import { watchRows } from './rows';

watchColours();
watchMailTexts();
watchMedia();
watchPictures();
watchRows();
watchQuickEdit();
document
	.querySelector( '.dm-print' )
	?.addEventListener( 'click', () => window.print() );
