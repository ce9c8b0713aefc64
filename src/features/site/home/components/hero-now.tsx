// Three lines of current numbers for the reader's role, below the hero's pictures.
import { __ } from '@wordpress/i18n';
import { Link } from '../../../../components/link';
import { Said } from '../../../../components/said';
import type { PageRole } from '../../../../lib/page-role';
import type { HeroLine } from '../types';
import '../../../../styles/headed-lines.css';

interface HeroNowProps {
	role: PageRole;
	lines: HeroLine[];
}

export const HeroNow = ( { role, lines }: HeroNowProps ) =>
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
							{ locale === null ? (
								title
							) : (
								<Said locale={ locale }>{ title }</Said>
							) }
						</Link>
						<span className="soft">{ name }</span>
					</li>
				) ) }
			</ul>
		</div>
	);
