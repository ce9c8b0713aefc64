// The doors to a new job: empty, one of one's own jobs, a template. As three cards before anything is written, as a list that folds away after.
import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { Radios } from '../../../../components/segments';
import { Select } from '../../../../components/select';
import type { Option } from '../../../../components/select-box';
import type { JobTemplate } from '../../../../contract/shapes';
import type { Mission, MissionValues } from '../types';
import { begun, givenByJob, givenByTemplate } from './doors';
import type { Door, Given } from './doors';

/** Further jobs are in the list that folds away. */
const CHIPS = 12;

const drawings = {
	empty: 'M4 4h36v36H4z',
	job: 'M4 4h26v26H4zM14 14h26v26H14z',
	template: 'M4 4h36v36H4zM12 14h20M12 22h8M26 22h6M12 30h14',
};

type Kind = keyof typeof drawings;

const kindOf = ( door: Door ) => door.split( ':' )[ 0 ] as Kind;

/** What one can begin from, and what each gives. */
export const choicesOf = (
	jobs: readonly Mission[],
	templates: readonly JobTemplate[]
) => ( {
	job: jobs.map( ( job ) => ( {
		value: `job:${ job.id }`,
		label: job.title,
		given: givenByJob( job ),
	} ) ),
	template: templates.map( ( template ) => ( {
		value: `template:${ template.id }`,
		label: template.name,
		given: givenByTemplate( template ),
	} ) ),
} );

export interface From {
	door: Door;
	/** What it has given. */
	given: Given;
}

interface BeginFromProps {
	choices: Record<
		'job' | 'template',
		readonly ( Option< string > & { given: Given } )[]
	>;
	from: From;
	onFrom: ( from: From ) => void;
	/** As cards. */
	large: boolean;
}

export const BeginFrom = ( {
	choices,
	from,
	onFrom,
	large,
}: BeginFromProps ) => {
	const id = useId();
	const { values, setValues } = useFormikContext< MissionValues >();
	const open = ( chosen: Door | null ) => {
		const door = chosen ?? 'empty';
		const given =
			[ ...choices.job, ...choices.template ].find(
				( { value } ) => value === door
			)?.given ?? {};
		void setValues( begun( values, from.given, given ), false );
		onFrom( { door, given } );
	};
	if ( ! large ) {
		return (
			<Select< string >
				name="from"
				label={ __( 'Begun from', 'design-marketplace' ) }
				value={ from.door }
				options={ [
					{
						value: 'empty',
						label: __( 'nothing', 'design-marketplace' ),
					},
					...choices.template.map( ( { value, label } ) => ( {
						value,
						label: sprintf(
							/* translators: %s: name of a template. */
							__( 'template: %s', 'design-marketplace' ),
							label
						),
					} ) ),
					...choices.job.map( ( { value, label } ) => ( {
						value,
						label: sprintf(
							/* translators: %s: title of a design job. */
							__( 'my job: %s', 'design-marketplace' ),
							label
						),
					} ) ),
				] }
				onChange={ open }
			/>
		);
	}
	const kind = kindOf( from.door );
	const doors: { kind: Kind; title: string; words: string }[] = [
		{
			kind: 'empty',
			title: __( 'Empty', 'design-marketplace' ),
			words: __(
				'Six boxes and a headline. Two things are required.',
				'design-marketplace'
			),
		},
		{
			kind: 'job',
			title: __( 'Copy one of my jobs', 'design-marketplace' ),
			words: __(
				'Its words and its facts, with new dates.',
				'design-marketplace'
			),
		},
		{
			kind: 'template',
			title: __( 'From a template', 'design-marketplace' ),
			words: __( 'Sentences with gaps to fill.', 'design-marketplace' ),
		},
	];
	const list = kind === 'empty' ? [] : choices[ kind ].slice( 0, CHIPS );
	return (
		<div className="begin">
			<fieldset className="doors">
				<legend className="sr">
					{ __( 'How to begin', 'design-marketplace' ) }
				</legend>
				{ doors
					.filter(
						( door ) =>
							door.kind === 'empty' || choices[ door.kind ].length
					)
					.map( ( door ) => (
						<label key={ door.kind } htmlFor={ id + door.kind }>
							<input
								id={ id + door.kind }
								type="radio"
								name="door"
								checked={ door.kind === kind }
								onChange={ () => open( door.kind ) }
							/>
							<svg viewBox="0 0 44 44" aria-hidden="true">
								<path d={ drawings[ door.kind ] } />
							</svg>
							<b>{ door.title }</b>
							<span>{ door.words }</span>
						</label>
					) ) }
			</fieldset>
			{ list.length > 0 && (
				<fieldset className="begin-with">
					<legend className="small">
						{ kind === 'job'
							? __( 'Which one', 'design-marketplace' )
							: __( 'Template', 'design-marketplace' ) }
					</legend>
					<Radios
						name="from"
						className="check-chip"
						value={ from.door }
						options={ list }
						onChange={ open }
					/>
				</fieldset>
			) }
		</div>
	);
};
