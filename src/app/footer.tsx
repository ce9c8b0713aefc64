// The footer: who runs the site, its partners, and links. Members, and pages on which one has something to do, get only the links.
import { __, _n, sprintf } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { classNames } from '../components/class-names';
import { Link } from '../components/link';
import { routes } from '../contract/routes';
import { getBoot } from '../lib/boot';
import type { NamedLink } from '../lib/boot';
import { reportPath } from '../lib/paths';
import { useSession } from '../lib/session';
import { LanguageLinks } from './language-links';
import { Emblem, formOf } from './leads';
import { footerLinks } from './navigation';

const TERMS = '/terms-conditions';
const PRIVACY = '/privacy-policy';
const PAGES_OF_MEMBERS = /^\/(designer|project)\//;

function ledBy( schools: NamedLink[], partners: NamedLink[] ): string {
	return [
		sprintf(
			/* translators: %d: number of schools. */
			_n(
				'Led by %d school',
				'Led by %d schools',
				schools.length,
				'design-marketplace'
			),
			schools.length
		),
		partners.length > 0 &&
			sprintf(
				/* translators: %d: number of partners. */
				_n(
					'together with %d partner',
					'together with %d partners',
					partners.length,
					'design-marketplace'
				),
				partners.length
			),
	]
		.filter( Boolean )
		.join( ', ' );
}

const Schools = ( { schools, partners }: Record< string, NamedLink[] > ) =>
	! schools?.length ? null : (
		<>
			<p className="c1-3 small led-by">
				{ ledBy( schools, partners ?? [] ) }.
			</p>
			{ schools.map( ( school, index ) => (
				<p
					key={ school.name }
					className={ `lead-school ${ index % 2 ? 'c9-12' : 'c4-8' }` }
				>
					<i
						className={ `form ${ formOf( index ) }` }
						aria-hidden="true"
					/>
					<Emblem { ...school } />
				</p>
			) ) }
		</>
	);

const Partners = ( { partners }: { partners: NamedLink[] } ) =>
	partners.length === 0 ? null : (
		<ul className="partners">
			{ partners.map( ( partner ) => (
				<li key={ partner.name }>
					<Emblem { ...partner } />
				</li>
			) ) }
		</ul>
	);

/** Leads to the report of this page's member or job; on other pages to a form that asks for an address. */
const ReportLink = () => {
	const { pathname, search } = useLocation();
	return PAGES_OF_MEMBERS.test( pathname ) ? (
		<Link to={ reportPath( pathname + search ) }>
			{ __( 'Report this page', 'design-marketplace' ) }
		</Link>
	) : (
		<Link to={ reportPath() }>{ routes.report.title() }</Link>
	);
};

export const Footer = ( { isSmall }: { isSmall: boolean } ) => {
	const { settings, siteName } = getBoot();
	const { schools, partners, legal, place } = settings;
	// An administrator by wp-admin's cookie is none.
	const isSlim = useSession() !== null || isSmall;
	const [ links, about ] = footerLinks();
	return (
		<footer className={ classNames( 'foot on-inverse', isSlim && 'slim' ) }>
			<div className="grid">
				{ ! isSlim && (
					<>
						<Schools { ...{ schools, partners } } />
						<Partners partners={ partners } />
					</>
				) }
				<ul className="links c1-3">
					{ links.map( ( { to, label } ) => (
						<li key={ to }>
							<Link to={ to }>{ label }</Link>
						</li>
					) ) }
				</ul>
				<ul className="links c4-6">
					{ about.map( ( { to, label } ) => (
						<li key={ to }>
							<Link to={ to }>{ label }</Link>
						</li>
					) ) }
					<li>
						<Link to={ legal.termsUrl || TERMS }>
							{ __(
								'Terms and conditions',
								'design-marketplace'
							) }
						</Link>
					</li>
					<li>
						<Link to={ legal.privacyUrl || PRIVACY }>
							{ __( 'Privacy policy', 'design-marketplace' ) }
						</Link>
					</li>
					<li>
						<ReportLink />
					</li>
					{ legal.contactUrl && (
						<li>
							<a href={ legal.contactUrl }>
								{ __( 'Contact', 'design-marketplace' ) }
							</a>
						</li>
					) }
				</ul>
				<ul className="links c7-9">
					<LanguageLinks />
				</ul>
				<p className="base">
					<span>
						{ `© ${ new Date().getFullYear() } ${ siteName }` }
					</span>
					{ place && <span>{ place }</span> }
				</p>
			</div>
		</footer>
	);
};
