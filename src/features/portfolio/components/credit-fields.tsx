// The part of a project's form that names people: those named, and a field for each kind.
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useFormField } from '../../../components/form/form-field';
import { SquareButton } from '../../../components/button';
import { announce } from '../../../components/live-region';
import { workRules } from '../../../contract/work-rules';
import type { CreditedPerson } from '../../../contract/shapes';
import { useCurrentUser } from '../../../lib/current-user';
import type { PersonRole } from '../api/people-api';
import { Face } from './credits';
import { PeopleSearch } from './people-search';

const MAX = { with: workRules.fields.with?.maxItems ?? 0, for: 1 };

type Kind = keyof typeof MAX;

const ROLE: Record< Kind, PersonRole > = {
	with: 'designer',
	for: 'contractor',
};

const said = ( { state }: CreditedPerson ): string => {
	switch ( state ) {
		case 'yes':
			return __( 'said yes', 'design-marketplace' );
		case 'asked':
			return __( 'asked, no answer yet', 'design-marketplace' );
		default:
			return __( 'is asked once you publish', 'design-marketplace' );
	}
};

function useNamed( kind: Kind ) {
	const { value, onChange, error } = useFormField( kind );
	const named = ( value ?? [] ) as CreditedPerson[];
	return {
		kind,
		named,
		error,
		add: ( person: CreditedPerson ) => {
			onChange( [ ...named, person ] );
			announce(
				sprintf(
					/* translators: %s: a name. */
					__( 'Named: %s', 'design-marketplace' ),
					person.name
				)
			);
		},
		remove: ( person: CreditedPerson ) => {
			onChange( named.filter( ( { slug } ) => slug !== person.slug ) );
			announce(
				sprintf(
					/* translators: %s: a name. */
					__( 'Taken out: %s', 'design-marketplace' ),
					person.name
				)
			);
		},
	};
}

export const CreditFields = () => {
	const withThem = useNamed( 'with' );
	const forThem = useNamed( 'for' );
	const own = useCurrentUser().user?.slug ?? '';
	const heading = useRef< HTMLHeadingElement >( null );
	const rows = [ forThem, withThem ].flatMap( ( field ) =>
		field.named.map( ( person ) => ( { field, person } ) )
	);
	const search = ( field: typeof withThem ) => ( {
		memberRole: ROLE[ field.kind ],
		name: field.kind,
		error: field.error,
		without: [ own, ...field.named.map( ( { slug } ) => slug ) ],
		isFull: field.named.length >= MAX[ field.kind ],
		onPick: field.add,
	} );
	return (
		<div className="credit-fields">
			<h2 className="t4" ref={ heading } tabIndex={ -1 }>
				{ __( 'Credits', 'design-marketplace' ) }
			</h2>
			<p className="small soft">
				{ __(
					'Each of them says yes or no. Until then only you see the name.',
					'design-marketplace'
				) }
			</p>
			{ rows.length > 0 && (
				<ul className="credit-ed">
					{ rows.map( ( { field, person } ) => (
						<li key={ person.slug }>
							<Face
								memberRole={ ROLE[ field.kind ] }
								person={ person }
								isAsked={ person.state !== 'yes' }
							/>
							<span>
								<b>{ person.name }</b>
								<br />
								<span className="soft">{ said( person ) }</span>
							</span>
							<SquareButton
								icon="close"
								label={ sprintf(
									/* translators: %s: a name. */
									__( 'Take out %s', 'design-marketplace' ),
									person.name
								) }
								onClick={ () => {
									field.remove( person );
									heading.current?.focus();
								} }
							/>
						</li>
					) ) }
				</ul>
			) }
			<div className="form-row two">
				<PeopleSearch
					{ ...search( withThem ) }
					label={ __( 'With', 'design-marketplace' ) }
					hint={ sprintf(
						/* translators: %d: number of members. */
						__(
							'Designers of this site, up to %d.',
							'design-marketplace'
						),
						MAX.with
					) }
				/>
				<PeopleSearch
					{ ...search( forThem ) }
					label={ __( 'For', 'design-marketplace' ) }
					hint={ __(
						'A company of this site.',
						'design-marketplace'
					) }
				/>
			</div>
		</div>
	);
};
