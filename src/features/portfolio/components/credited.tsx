// On a member's page: projects of others that they have agreed to be named in.
import { __, sprintf } from '@wordpress/i18n';
import { Link } from '../../../components/link';
import { PictureTile } from '../../../components/picture';
import { Said } from '../../../components/said';
import type { CreditedWork, Member } from '../../../contract/shapes';
import '../../../styles/profile.css';
import '../works.css';
import '../credits.css';

const Tile = ( { work }: { work: CreditedWork } ) => (
	<li className="credited-work">
		<Link className="hover-in" to={ work.link ?? '' }>
			<PictureTile
				image={ work.image ?? null }
				alt=""
				sizes="(min-width: 900px) 25vw, (min-width: 600px) 50vw, 100vw"
			/>
			<span className="cap">
				<span>
					<b className="work-title">
						<Said locale={ work.by?.locale }>{ work.title }</Said>
					</b>
					<br />
					<span className="soft">
						{ sprintf(
							/* translators: %s: name of a designer. */
							__( 'by %s', 'design-marketplace' ),
							work.by?.name ?? ''
						) }
					</span>
				</span>
			</span>
		</Link>
	</li>
);

export const Credited = ( { member }: { member: Member } ) =>
	member.credited?.length ? (
		<section className="section">
			<div className="grid credited">
				<h2 className="t3">
					{ member.role === 'designer'
						? __( 'Made with others', 'design-marketplace' )
						: __(
								'By designers of this site',
								'design-marketplace'
							) }
				</h2>
				<ul className="credited-works">
					{ member.credited.map( ( work ) => (
						<Tile key={ work.id } work={ work } />
					) ) }
				</ul>
			</div>
		</section>
	) : null;
