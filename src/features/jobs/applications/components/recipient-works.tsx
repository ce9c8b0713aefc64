// The works of the designer one writes to, beside the words.
import { __ } from '@wordpress/i18n';
import { Free } from '../../../../components/free';
import { Link } from '../../../../components/link';
import { PictureTile } from '../../../../components/picture';
import { Said } from '../../../../components/said';
import { designerPath } from '../../../../lib/paths';
import { plainText } from '../../../../lib/plain-text';
import type { Recipient } from '../types';

export const RecipientWorks = ( {
	recipient: { slug, job, city, locale, availability, works },
}: {
	recipient: Recipient;
} ) => (
	<div className="c1-4 mail-works">
		<h2 className="sr">{ __( 'Projects', 'design-marketplace' ) }</h2>
		{ works.map( ( { id, title, image } ) => (
			<Link key={ id } to={ designerPath( slug ) }>
				<PictureTile
					image={ image }
					alt=""
					sizes="(min-width: 900px) 32vw, 66vw"
				/>
				<span className="cap">
					<Said locale={ locale }>
						{ plainText( title.rendered ) }
					</Said>
				</span>
			</Link>
		) ) }
		<p className="small">
			<span>
				<Said locale={ locale }>{ job }</Said>
				{ city && `, ${ city }` }
			</span>{ ' ' }
			<Free of={ availability } />
		</p>
	</div>
);
