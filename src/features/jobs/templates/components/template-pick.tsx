// Beside a field in which a company answers: its templates, each of which is put into the field.
import { __, sprintf } from '@wordpress/i18n';
import { Disclosure } from '../../../../components/disclosure';
import { Link } from '../../../../components/link';
import { routes } from '../../../../contract/routes';
import { useTemplates } from '../api/templates-api';
import '../templates.css';

interface TemplatePickProps {
	/** The words so far. */
	words: string;
	onChange: ( words: string ) => void;
	/** What the placeholders stand for, where the page fills them in. Elsewhere the server does. */
	filled?: { name?: string; job?: string };
}

export const TemplatePick = ( {
	words,
	onChange,
	filled = {},
}: TemplatePickProps ) => {
	const { data } = useTemplates();
	const insert = ( text: string ) =>
		onChange(
			[
				words.trimEnd(),
				text.replace(
					/\{(name|job)\}/g,
					( sign, what: 'name' | 'job' ) => filled[ what ] ?? sign
				),
			]
				.filter( Boolean )
				.join( '\n\n' )
		);
	return data ? (
		<Disclosure summary={ routes.templates.title() }>
			<ul className="template-pick">
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
							onClick={ () => insert( text ) }
						>
							{ name }
						</button>
					</li>
				) ) }
				<li>
					<Link className="quiet soft" to={ routes.templates.path }>
						{ __( 'Edit templates', 'design-marketplace' ) }
					</Link>
				</li>
			</ul>
		</Disclosure>
	) : null;
};
