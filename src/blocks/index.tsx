// The plugin's part of the block editor: the home page's blocks, and the typed fields of posts and pages.
import { registerPlugin } from '@wordpress/plugins';
import { editorBoot } from './boot';
import { LanguagesPanel } from './fields/languages-panel';
import { FieldsPanel } from './fields/panel';
import { registerBlocks } from './register';
import './canvas.scss';
import './written.scss';
import './panel.css';

if ( editorBoot().postType === 'page' ) {
	registerBlocks();
}

registerPlugin( 'design-marketplace-fields', { render: FieldsPanel } );
registerPlugin( 'design-marketplace-languages', { render: LanguagesPanel } );
