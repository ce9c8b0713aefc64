// Who is named in a project: a square for a company, a circle for a designer, dashed until they have said yes.
import { __ } from '@wordpress/i18n';
import { Avatar } from '../../../components/avatar';
import { classNames } from '../../../components/class-names';
import { Link } from '../../../components/link';
import { Logo } from '../../../components/logo';
import type { CreditedPerson } from '../../../contract/shapes';
import { profilePath } from '../../../lib/paths';
import type { PersonRole } from '../api/people-api';
import type { Work } from '../types';
import '../credits.css';

interface NamedProps {
	memberRole: PersonRole;
	person: CreditedPerson;
}

export const Face = ( {
	memberRole,
	person: { name, avatar },
	isAsked = false,
}: NamedProps & { isAsked?: boolean } ) => {
	const Picture = memberRole === 'designer' ? Avatar : Logo;
	return (
		<Picture
			name={ name }
			image={ isAsked ? null : avatar }
			className={ classNames( 'credit-face', isAsked && 'dashed' ) }
		/>
	);
};

const Named = ( { memberRole, person }: NamedProps ) =>
	person.state === 'asked' ? (
		<span className="asked">
			<Face memberRole={ memberRole } person={ person } isAsked />
			<span>
				{ person.name },{ ' ' }
				<span className="soft">
					{ __( 'asked', 'design-marketplace' ) }
				</span>
			</span>
		</span>
	) : (
		<Link to={ profilePath( { role: memberRole, slug: person.slug } ) }>
			<Face memberRole={ memberRole } person={ person } />
			<span>{ person.name }</span>
		</Link>
	);

export const WorkCredits = ( { work }: { work: Work } ) => {
	const named = work.for ? [ work.for, ...work.with ] : work.with;
	if ( named.length === 0 ) {
		return null;
	}
	return (
		<>
			<dl className="credits">
				{ work.for && (
					<div>
						<dt>{ __( 'For', 'design-marketplace' ) }</dt>
						<dd>
							<Named
								memberRole="contractor"
								person={ work.for }
							/>
						</dd>
					</div>
				) }
				{ work.with.length > 0 && (
					<div>
						<dt>{ __( 'With', 'design-marketplace' ) }</dt>
						<dd>
							{ work.with.map( ( person ) => (
								<Named
									key={ person.slug }
									memberRole="designer"
									person={ person }
								/>
							) ) }
						</dd>
					</div>
				) }
			</dl>
			{ named.some( ( { state } ) => state === 'asked' ) && (
				<p className="mini soft-inverse">
					{ __(
						'Others see those who are asked once they say yes.',
						'design-marketplace'
					) }
				</p>
			) }
		</>
	);
};
