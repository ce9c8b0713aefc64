// The block editor's side of the plugin: the home blocks of pages, and the typed fields of what the operator writes.
import { registerPlugin } from '@wordpress/plugins';
import { editorBoot } from './boot';
import { FieldsPanel } from './fields/panel';
import { registerBlocks } from './register';
import './canvas.scss';
import './written.scss';
import './panel.css';

if ( editorBoot().postType === 'page' ) {
	registerBlocks();
}

registerPlugin( 'design-marketplace-fields', { render: FieldsPanel } );
