// Beside a field in which a company answers: its templates, each of which is put into the field.
import { __, sprintf } from '@wordpress/i18n';
import { Disclosure } from '../../../../components/disclosure';
import { Link } from '../../../../components/link';
import { announce } from '../../../../components/live-region';
import { routes } from '../../../../contract/routes';
import { useTemplates } from '../api/templates-api';
import '../templates.css';

interface TemplatePickProps {
	/** The words so far. */
	words: string;
	onChange: ( words: string ) => void;
	/** What the placeholders stand for, where the page fills them in. Elsewhere the server does. */
	filled?: { name: string; job?: string };
}

const fill = ( text: string, { name, job }: { name: string; job?: string } ) =>
	text.replace( /\{(name|job)\}/g, ( sign, what ) =>
		what === 'name' ? name : ( job ?? sign )
	);

export const TemplatePick = ( {
	words,
	onChange,
	filled,
}: TemplatePickProps ) => {
	const { data } = useTemplates();
	return data ? (
		<div className="template-pick">
			<Disclosure summary={ routes.templates.title() }>
				<ul>
					{ data.map( ( { id, name, text } ) => (
						<li key={ id }>
							<button
								type="button"
								className="quiet"
								aria-label={ sprintf(
									/* translators: %s: name of a template. */
									__( 'Insert %s', 'design-marketplace' ),
									name
								) }
								onClick={ () => {
									const said = filled
										? fill( text, filled )
										: text;
									onChange(
										[ words.trimEnd(), said ]
											.filter( Boolean )
											.join( '\n\n' )
									);
									announce(
										__( 'Inserted.', 'design-marketplace' )
									);
								} }
							>
								{ name }
							</button>
						</li>
					) ) }
					<li>
						<Link
							className="quiet soft"
							to={ routes.templates.path }
						>
							{ __( 'Edit templates', 'design-marketplace' ) }
						</Link>
					</li>
				</ul>
			</Disclosure>
		</div>
	) : null;
};
