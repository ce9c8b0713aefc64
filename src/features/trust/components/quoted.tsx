// The reported item above the form, with the picture and words that the reporter has just seen.
import { Avatar } from '../../../components/avatar';
import { Logo } from '../../../components/logo';
import { Said } from '../../../components/said';
import type { Thing } from '../types';

export const Quoted = ( {
	thing: {
		title,
		owner: { role, name, locale, picture },
	},
}: {
	thing: Thing;
} ) => (
	<div className="quoted">
		{ role === 'designer' ? (
			<Avatar name={ name } image={ picture } sizes="40px" />
		) : (
			<Logo name={ name } image={ picture } sizes="40px" />
		) }
		<p>
			<b>{ name }</b>
			{ title !== null && (
				<>
					<br />
					<Said locale={ locale }>{ title }</Said>
				</>
			) }
		</p>
	</div>
);
