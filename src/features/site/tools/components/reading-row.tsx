// A recommended article, with the minutes it takes.
import { Link } from '../../../../components/link';
import { fitWords } from '../../../../components/mega';
import { PictureTile } from '../../../../components/picture';
import { Said } from '../../../../components/said';
import * as sizes from '../../../../contract/sizes';
import { formatDate } from '../../../../lib/format';
import { readTimeWords } from '../../../../lib/read-time';
import type { Reading } from '../types';

export const ReadingRow = ( { reading }: { reading: Reading } ) => {
	const { title, locale, excerpt, image, date, readTime, link } = reading;
	const words = <Said locale={ locale }>{ title }</Said>;
	return (
		<li className="reading">
			<p className="facts-line small">
				{ readTime && <b>{ readTimeWords( readTime ) }</b> }
				<span className="soft">{ formatDate( date ) }</span>
			</p>
			<div className="about">
				<h3 className="t3" style={ fitWords( title ) }>
					{ link ? <Link to={ link }>{ words }</Link> : words }
				</h3>
				{ excerpt && (
					<p className="text">
						<Said locale={ locale }>{ excerpt }</Said>
					</p>
				) }
			</div>
			<PictureTile image={ image } alt="" sizes={ sizes.reading } />
		</li>
	);
};
