// What the plugin's screens in wp-admin need beyond plain forms: quick edit, rows that come and go, the media dialog, an email's default texts, a project's pictures.
import './admin.css';
import { watchMailTexts } from './mail-texts';
import { watchMedia } from './media';
import { watchPictures } from './pictures';
import { watchQuickEdit } from './quick-edit';
import { watchRows } from './rows';

watchMailTexts();
watchMedia();
watchPictures();
watchRows();
watchQuickEdit();
