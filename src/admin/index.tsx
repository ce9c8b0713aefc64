// What the plugin's screens in wp-admin need beyond plain forms: quick edit, rows that come and go, the media dialog, an email's default texts.
import './admin.css';
import { watchMailTexts } from './mail-texts';
import { watchMedia } from './media';
import { watchQuickEdit } from './quick-edit';
import { watchRows } from './rows';

watchMailTexts();
watchMedia();
watchRows();
watchQuickEdit();
