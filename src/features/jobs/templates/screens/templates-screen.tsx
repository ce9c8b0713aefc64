// /settings/templates: what a company writes again and again to those who apply.
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../../components/confirm-dialog';
import { PagePending } from '../../../../components/page-pending';
import * as limits from '../../../../contract/limits';
import { routes } from '../../../../contract/routes';
import type { Template } from '../../../../contract/shapes';
import { messageOf } from '../../../../lib/api-error';
import { useDocumentTitle } from '../../../../lib/document-title';
import { useDeleteTemplate, useTemplates } from '../api/templates-api';
import { TemplateForm } from '../components/template-form';
import '../templates.css';

const Templates = ( { templates }: { templates: Template[] } ) => {
	const heading = useRef< HTMLHeadingElement >( null );
	const [ asking, setAsking ] = useState< Template | null >( null );
	const { mutate, isPending, error, reset } = useDeleteTemplate();
	return (
		<>
			<div className="page-head grid">
				<h1 className="t1 c1-9" ref={ heading } tabIndex={ -1 }>
					{ routes.templates.title() }
				</h1>
				<p className="c1-9 t4">
					{ __(
						'They are at hand where you decide, close a design job or write a message. {name} becomes the name of who reads it, {job} the title of the design job.',
						'design-marketplace'
					) }
				</p>
			</div>
			<ul className="templates">
				{ templates.map( ( template ) => (
					<li key={ template.id } className="grid">
						<h2 className="t4 c1-3">{ template.name }</h2>
						<div className="c4-9">
							<TemplateForm
								template={ template }
								onDelete={ () => {
									reset();
									setAsking( template );
								} }
							/>
						</div>
					</li>
				) ) }
				{ templates.length < limits.templates_max && (
					<li key={ `new-${ templates.length }` } className="grid">
						<h2 className="t4 c1-3">
							{ __( 'A new template', 'design-marketplace' ) }
						</h2>
						<div className="c4-9">
							<TemplateForm />
						</div>
					</li>
				) }
			</ul>
			{ asking && (
				<ConfirmDialog
					danger
					title={ sprintf(
						/* translators: %s: name of a template. */
						__( 'Delete “%s”?', 'design-marketplace' ),
						asking.name
					) }
					confirmLabel={ __( 'Delete', 'design-marketplace' ) }
					busy={ isPending }
					error={ error && messageOf( error ) }
					onConfirm={ () =>
						mutate( asking.id, {
							onSuccess: () => {
								setAsking( null );
								heading.current?.focus();
							},
						} )
					}
					onCancel={ () => setAsking( null ) }
				/>
			) }
		</>
	);
};

const TemplatesScreen = () => {
	const query = useTemplates();
	useDocumentTitle( routes.templates.title() );
	return query.data ? (
		<Templates templates={ query.data } />
	) : (
		<PagePending query={ query } />
	);
};

export default TemplatesScreen;
