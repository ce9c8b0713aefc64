// An article worth reading: its title large, how long it takes.
import { Link } from '../../../components/link';
import { PictureTile } from '../../../components/picture';
import { formatDate } from '../../../lib/format';
import { readTimeWords } from '../../../lib/read-time';
import type { Reading } from '../types';

export const ReadingRow = ( { reading }: { reading: Reading } ) => {
	const { title, excerpt, image, date, readTime, link } = reading;
	return (
		<li className="reading">
			<p className="facts-line small">
				{ readTime && <b>{ readTimeWords( readTime ) }</b> }
				<span className="soft">{ formatDate( date ) }</span>
			</p>
			<div className="about">
				<h3 className="t3">
					{ link ? <Link to={ link }>{ title }</Link> : title }
				</h3>
				{ excerpt && <p className="text">{ excerpt }</p> }
			</div>
			<PictureTile
				image={ image }
				alt=""
				sizes="(min-width: 900px) 25vw, (min-width: 600px) 33vw, 100vw"
			/>
		</li>
	);
};
