// What the plugin's screens in wp-admin need beyond plain forms: quick edit, rows that come and go, the media dialog.
import './admin.css';
import { watchMedia } from './media';
import { watchQuickEdit } from './quick-edit';
import { watchRows } from './rows';

watchMedia();
watchRows();
watchQuickEdit();
