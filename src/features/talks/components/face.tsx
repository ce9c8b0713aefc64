// Picture of the other person: a circle for a designer, a rectangle for a company, an empty shape for a deleted account.
import { Avatar } from '../../../components/avatar';
import { Logo } from '../../../components/logo';
import type { Counterpart } from '../types';

interface FaceProps {
	of: Pick< Counterpart, 'name' | 'role' | 'avatar' > | null;
	sizes: string;
}

export const Face = ( { of, sizes }: FaceProps ) => {
	if ( ! of ) {
		return <span className="avatar is-nobody" aria-hidden="true" />;
	}
	const Picture = of.role === 'designer' ? Avatar : Logo;
	return <Picture name={ of.name } image={ of.avatar } sizes={ sizes } />;
};
