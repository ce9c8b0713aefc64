// The schools that lead the site, and its partners. Each shows its logo, or its name where it has no logo.
import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { Picture } from '../components/picture';
import { routes } from '../contract/routes';
import * as sizes from '../contract/sizes';
import { getBoot } from '../lib/boot';
import type { NamedLink } from '../lib/boot';

/** The schools' forms take turns. */
export const formOf = ( index: number ) => ( index % 2 ? 'square' : 'circle' );

export const Emblem = ( { name, url, logo }: NamedLink ) => {
	const content = logo ? (
		<span className="emblem">
			<Picture image={ logo } alt={ name } sizes={ sizes.lead_logo } />
		</span>
	) : (
		<span>{ name }</span>
	);
	return url ? <a href={ url }>{ content }</a> : content;
};

export const LeadNames = () => {
	const { schools, partners } = getBoot().settings;
	return (
		<>
			{ schools.length > 0 && (
				<div className="leads-part">
					<span className="soft">
						{
							/* translators: the names of schools follow. */
							__( 'Led by', 'design-marketplace' )
						}
					</span>
					<ul>
						{ schools.map( ( school, index ) => (
							<li key={ school.name }>
								<i
									className={ `form ${ formOf( index ) }` }
									aria-hidden="true"
								/>
								<Emblem { ...school } />
							</li>
						) ) }
					</ul>
				</div>
			) }
			{ partners.length > 0 && (
				<div className="leads-part leads-partners">
					<span className="soft">
						{
							/* translators: the names of partners follow. */
							__( 'with', 'design-marketplace' )
						}
					</span>
					<ul>
						{ partners.map( ( partner ) => (
							<li key={ partner.name }>
								<Emblem { ...partner } />
							</li>
						) ) }
					</ul>
				</div>
			) }
		</>
	);
};

/** Routes of the pages that show the line. */
const PAGES: readonly string[] = [ routes.home.path, routes.about.path ];

/** The line under the bar. The partners have no room there on a phone: the menu has them. */
export const Leads = () => {
	const { schools, partners } = getBoot().settings;
	const { pathname } = useLocation();
	return schools.length + partners.length === 0 ||
		! PAGES.includes( pathname ) ? null : (
		<section
			className="leads"
			aria-label={ __( 'Who is behind this', 'design-marketplace' ) }
		>
			<LeadNames />
		</section>
	);
};
