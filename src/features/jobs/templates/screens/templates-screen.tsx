// /settings/templates: what a company writes again and again to those who apply.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { ConfirmDialog } from '../../../../components/confirm-dialog';
import { PageError } from '../../../../components/error-state';
import { announce } from '../../../../components/live-region';
import { PageSkeleton } from '../../../../components/skeletons';
import * as limits from '../../../../contract/limits';
import { messages } from '../../../../contract/messages';
import { routes } from '../../../../contract/routes';
import type { Template } from '../../../../contract/shapes';
import { messageOf } from '../../../../lib/api-error';
import { useDocumentTitle } from '../../../../lib/document-title';
import { placeIn, useFocusAfter } from '../../../../lib/use-focus-after';
import { useDeleteTemplate, useTemplates } from '../api/templates-api';
import { TemplateForm } from '../components/template-form';
import '../templates.css';

const Templates = ( { templates }: { templates: Template[] } ) => {
	const { heading, places, moveTo } = useFocusAfter();
	/** Id of the one that is edited, 0 for a new one. */
	const [ editing, setEditing ] = useState< number | null >( null );
	const [ asking, setAsking ] = useState< Template | null >( null );
	const { mutate, isPending, error, reset } = useDeleteTemplate();
	const done = ( id: number ) => {
		setEditing( null );
		moveTo( id );
	};
	const form = ( template?: Template ) => (
		<TemplateForm
			template={ template }
			onSaved={ () => {
				announce( __( 'Saved.', 'design-marketplace' ) );
				done( template?.id ?? 0 );
			} }
			onCancel={ () => done( template?.id ?? 0 ) }
		/>
	);
	return (
		<>
			<div className="page-head grid">
				<h1 className="t1 c1-9" ref={ heading } tabIndex={ -1 }>
					{ routes.templates.title() }
				</h1>
				<p className="c1-9 templates-lead">
					{ __(
						'Words you write again and again: a no, a thank you, a next step. They are at hand where you decide, close a design job or write a message.',
						'design-marketplace'
					) }
				</p>
			</div>
			<ul className="templates">
				{ templates.map( ( template ) => (
					<li
						key={ template.id }
						className="grid"
						ref={ placeIn( places, template.id ) }
						tabIndex={ -1 }
					>
						<h2 className="t4 c1-3">{ template.name }</h2>
						<div className="c4-12">
							{ editing === template.id ? (
								form( template )
							) : (
								<>
									<p className="template-text">
										{ template.text }
									</p>
									<div className="btns">
										<Button
											small
											variant="second"
											aria-label={ sprintf(
												/* translators: %s: name of a template. */
												__(
													'Edit %s',
													'design-marketplace'
												),
												template.name
											) }
											onClick={ () =>
												setEditing( template.id )
											}
										>
											{ __(
												'Edit',
												'design-marketplace'
											) }
										</Button>
										<Button
											small
											variant="second"
											aria-haspopup="dialog"
											aria-label={ sprintf(
												/* translators: %s: name of a template. */
												__(
													'Delete %s',
													'design-marketplace'
												),
												template.name
											) }
											onClick={ () => {
												reset();
												setAsking( template );
											} }
										>
											{ __(
												'Delete',
												'design-marketplace'
											) }
										</Button>
									</div>
								</>
							) }
						</div>
					</li>
				) ) }
				<li className="grid">
					<h2 className="t4 c1-3">
						{ __( 'A new template', 'design-marketplace' ) }
					</h2>
					<div
						className="c4-12"
						ref={ placeIn( places, 0 ) }
						tabIndex={ -1 }
					>
						{ templates.length >= limits.templates_max && (
							<p>
								{ sprintf(
									messages.templates_many(),
									limits.templates_max
								) }
							</p>
						) }
						{ templates.length < limits.templates_max &&
							( editing === 0 || templates.length === 0 ? (
								form()
							) : (
								<Button
									icon="plus"
									onClick={ () => setEditing( 0 ) }
								>
									{ __(
										'Add a template',
										'design-marketplace'
									) }
								</Button>
							) ) }
					</div>
				</li>
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
								announce(
									__( 'Deleted.', 'design-marketplace' )
								);
							},
						} )
					}
					onCancel={ () => setAsking( null ) }
				>
					{ __(
						'What you have written with it stays as it is.',
						'design-marketplace'
					) }
				</ConfirmDialog>
			) }
		</>
	);
};

const TemplatesScreen = () => {
	const { data, error, isFetching, refetch } = useTemplates();
	useDocumentTitle( routes.templates.title() );
	if ( data ) {
		return <Templates templates={ data } />;
	}
	return error ? (
		<PageError
			error={ error }
			retrying={ isFetching }
			onRetry={ refetch }
		/>
	) : (
		<PageSkeleton />
	);
};

export default TemplatesScreen;
