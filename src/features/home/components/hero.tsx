// The first thing seen: the claim of a role, its figures, two ways on, large pictures, and what is open now.
import type { MouseEvent } from 'react';
import { ButtonLink } from '../../../components/button';
import { classNames } from '../../../components/class-names';
import { Icon } from '../../../components/icon';
import { Mega } from '../../../components/mega';
import { Said } from '../../../components/said';
import { routes } from '../../../contract/routes';
import { useCurrentUser } from '../../../lib/current-user';
import { jumpTo } from '../../../lib/jump-to';
import type { PageRole } from '../../../lib/page-role';
import type { HeroProps, HomeLink } from '../types';
import { factLines } from '../words';
import { HeroNow } from './hero-now';
import { HeroTile } from './hero-tile';
import { Lines } from './lines';
import { RoleToggle } from './role-toggle';

/** To the part of the page, else to whatever comes next. */
function follow( event: MouseEvent, anchor: string ): void {
	const next = event.currentTarget.closest( 'section' )?.nextElementSibling;
	if ( jumpTo( document.getElementById( anchor ) ?? next ) ) {
		event.preventDefault();
	}
}

/** Whoever has signed up is led to what the other side shows. */
function wayOf( link: HomeLink, role: PageRole, isMember: boolean ): HomeLink {
	if ( ! isMember || link.to !== routes.signup.path ) {
		return link;
	}
	const { path, title } =
		routes[ role === 'designer' ? 'jobs' : 'designers' ];
	return { to: path, label: title() };
}

interface HeroBlockProps extends HeroProps {
	role: PageRole;
	onRole: ( role: PageRole ) => void;
}

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
	const [ wide, small, extra ] = pictures[ role ];
	const facts = figures ? factLines( figures, role ).join( '\n' ) : '';
	return (
		<section className="hero">
			<div className="grid">
				<div className="c1-9 hero-head">
					<Mega text={ title[ role ] } locale="" />
				</div>
				<div className="c10-12 hero-copy">
					{ text[ role ] && (
						<p className="t4 lead">
							<Lines text={ text[ role ] } />
						</p>
					) }
					<RoleToggle role={ role } onRole={ onRole } />
				</div>
				<div className="hero-mods">
					<div className="hero-cta on-role">
						{ facts && (
							<p className="t3 num">
								<Said locale="" usual={ facts } lines>
									{ facts }
								</Said>
							</p>
						) }
						<div className="btns">
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
									<Icon
										name="arrow-down"
										className="arrow-down"
									/>
								</a>
							) }
						</div>
					</div>
					{ wide && (
						<HeroTile key={ wide.image.id } picture={ wide } wide />
					) }
					<div
						className={ classNames(
							'hero-tile hero-form',
							! wide && 'wide'
						) }
						aria-hidden="true"
					>
						<i />
					</div>
					{ small && <HeroTile picture={ small } /> }
					{ extra && <HeroTile picture={ extra } extra /> }
				</div>
				<HeroNow role={ role } lines={ now[ role ] } />
			</div>
		</section>
	);
};
