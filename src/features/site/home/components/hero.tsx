// The hero: the claim for a role, figures, two buttons, large pictures, and current numbers.
import type { MouseEvent } from 'react';
import { ButtonLink } from '../../../../components/button';
import { Icon } from '../../../../components/icon';
import { Mega } from '../../../../components/mega';
import { Said } from '../../../../components/said';
import { routes } from '../../../../contract/routes';
import { useCurrentUser } from '../../../../lib/current-user';
import { jumpTo } from '../../../../lib/jump-to';
import type { PageRole } from '../../../../lib/page-role';
import type { HomeLink, HeroPicture, HeroLine } from '../types';
import type { SectionProps } from '../api/read-block';
import { factLines } from '../words';
import { HeroFrame, shotClass } from './hero-frame';
import '../../../../styles/headed-lines.css';
import { __ } from '@wordpress/i18n';
import { Link } from '../../../../components/link';
import type { ShotPlace } from './hero-frame';
import { HeroShot } from './hero-shot';
import { Lines } from './lines';
import { RoleToggle } from './role-toggle';

// Three lines of current numbers for the reader's role, below the hero's pictures.

interface HeroNowProps {
	role: PageRole;
	lines: HeroLine[];
}

const HeroNow = ( { role, lines }: HeroNowProps ) =>
	lines.length === 0 ? null : (
		<div className="hero-now headed-lines">
			<h2 className="t4">
				{ role === 'designer'
					? __( 'Open now', 'design-marketplace' )
					: __( 'New portfolios', 'design-marketplace' ) }
			</h2>
			<ul>
				{ lines.map( ( { id, to, title, locale, name } ) => (
					<li key={ id }>
						<Link className="t3" to={ to }>
							<Said locale={ locale }>{ title }</Said>
						</Link>
						<span className="soft">{ name }</span>
					</li>
				) ) }
			</ul>
		</div>
	);

// One of the hero's pictures in its place; a link where it leads somewhere.

interface HeroTileProps {
	picture: HeroPicture;
	place: ShotPlace;
}

const HeroTile = ( { picture, place }: HeroTileProps ) => {
	const { image, link, name } = picture;
	const content = (
		<HeroShot image={ image } name={ name } wide={ place === 'wide' } />
	);
	return link ? (
		<Link
			className={ shotClass( place ) }
			to={ link }
			// A link needs a name, even where the picture has none.
			aria-label={
				image.alt || name
					? undefined
					: __( 'See this work', 'design-marketplace' )
			}
		>
			{ content }
		</Link>
	) : (
		<span className={ shotClass( place ) }>{ content }</span>
	);
};

/** Scrolls to the part of the page with this id, or else to the next section. */
function follow( event: MouseEvent, anchor: string ): void {
	const next = event.currentTarget.closest( 'section' )?.nextElementSibling;
	if ( jumpTo( document.getElementById( anchor ) ?? next ) ) {
		event.preventDefault();
	}
}

/** Leads members to the list of the other role instead of the sign-up. */
function wayOf( link: HomeLink, role: PageRole, isMember: boolean ): HomeLink {
	if ( ! isMember || link.to !== routes.signup.path ) {
		return link;
	}
	const { path, title } =
		routes[ role === 'designer' ? 'jobs' : 'designers' ];
	return { to: path, label: title() };
}

type HeroBlockProps = SectionProps[ 'hero' ] & {
	role: PageRole;
	onRole: ( role: PageRole ) => void;
};

export const Hero = ( {
	title,
	text,
	link,
	jump,
	figures,
	pictures,
	now,
	role,
	onRole,
}: HeroBlockProps ) => {
	const { isLoggedIn } = useCurrentUser();
	const way = wayOf( link, role, isLoggedIn );
	return (
		<HeroFrame
			title={ <Mega text={ title[ role ] } locale="" /> }
			copy={
				<>
					{ text[ role ] && (
						<p className="t4 lead">
							<Lines text={ text[ role ] } />
						</p>
					) }
					<RoleToggle role={ role } onRole={ onRole } />
				</>
			}
			facts={ figures ? factLines( figures, role ).join( '\n' ) : '' }
			ways={
				<>
					<ButtonLink to={ way.to } iconAfter="arrow-right">
						{ way.label }
					</ButtonLink>
					{ jump && (
						<a
							className="plain"
							href={ `#${ jump.anchor }` }
							onClick={ ( event ) =>
								follow( event, jump.anchor )
							}
						>
							<Said locale="">{ jump.label }</Said>{ ' ' }
							<Icon name="arrow-down" className="arrow-down" />
						</a>
					) }
				</>
			}
			pictures={ pictures[ role ] }
			tileOf={ ( picture, place ) => (
				<HeroTile
					key={ `${ place }-${ picture.image.id }` }
					picture={ picture }
					place={ place }
				/>
			) }
		>
			<HeroNow role={ role } lines={ now[ role ] } />
		</HeroFrame>
	);
};
