<?php
/** The fields of works and missions in wp-admin's forms: edit screen and quick edit. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Admin\Lists\Skill_Filter;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Members\Field_Labels;
use DesignMarketplace\Portfolio\Work_Post_Type;
use DesignMarketplace\Site\Front\Markup;

final class Item_Fields {

	/**
	 * @param string               $scope  Prefix of the ids, as a page may have both forms.
	 * @param array<string,mixed>  $values Values by field.
	 * @param array<string,string> $errors Messages by field.
	 */
	public function __construct(
		private readonly string $scope,
		private readonly array $values = array(),
		private readonly array $errors = array()
	) {}

	/**
	 * Title and description, for forms where core has no fields for them.
	 * @param string $entity work or mission.
	 */
	public function texts( string $entity ): void {
		$rules = Contract::fields( $entity );
		$this->field(
			'title',
			__( 'Title', 'design-marketplace' ),
			self::input(
				'title',
				'text',
				$this->value( 'title' ),
				sprintf( 'class="regular-text" maxlength="%d"', (int) $rules['title']->get( 'maxLength' ) )
			)
		);
		$this->field(
			'description',
			__( 'Description', 'design-marketplace' ),
			sprintf(
				'<textarea name="%s[description]" id="%%s" rows="8" class="large-text" maxlength="%d">%s</textarea>',
				Item_Form::FIELDS,
				(int) $rules['description']->get( 'maxLength' ),
				str_replace( '%', '%%', esc_textarea( $this->value( 'description' ) ) )
			)
		);
	}

	public function pictures(): void {
		foreach ( Work_Post_Type::images() as $field ) {
			$this->field(
				$field,
				Field_Labels::of( $field ),
				sprintf( '<input type="file" name="%s" id="%%s" accept="image/jpeg,image/png">', $field )
			);
		}
	}

	public function mission(): void {
		$chosen  = $this->skills()[0] ?? 0;
		$options = sprintf( '<option value="">%s</option>', esc_html__( 'No skill', 'design-marketplace' ) );
		foreach ( Skill_Filter::names() as $id => $name ) {
			$options .= sprintf( '<option value="%d"%s>%s</option>', $id, selected( $chosen, $id, false ), esc_html( $name ) );
		}
		$this->field(
			'skill',
			__( 'Skill', 'design-marketplace' ),
			sprintf( '<select name="%s[skill][]" id="%%s">%s</select>', Item_Form::FIELDS, str_replace( '%', '%%', $options ) )
		);
		$this->field(
			'postingDate',
			__( 'Posting date', 'design-marketplace' ),
			self::input( 'postingDate', 'date', $this->value( 'postingDate' ), 'min="2000-01-01" max="2100-12-31"' )
		);
	}

	/** Type of work, place, time and pay of a mission, which are not in quick edit. */
	public function facts(): void {
		$ends = is_array( $this->values['workload'] ?? null ) ? $this->values['workload'] : array();
		$end  = static fn( string $side, string $more ): string => sprintf(
			'<input type="number" name="%s[workload][%s]" %s value="%s" min="1" max="100" class="small-text">',
			Item_Form::FIELDS,
			$side,
			$more,
			str_replace( '%', '%%', esc_attr( is_scalar( $ends[ $side ] ?? null ) ? (string) $ends[ $side ] : '' ) )
		);
		$paid = $this->values['paid'] ?? '';
		$said = array(
			'1' => __( 'Paid', 'design-marketplace' ),
			'0' => __( 'Unpaid', 'design-marketplace' ),
		);
		$this->choice( 'engagement', Markup::labels( 'engagements' ), $this->value( 'engagement' ) );
		$this->field(
			'workload',
			Field_Labels::of( 'workload' ),
			$end( 'min', 'id="%s"' )
				. ' – '
				. $end( 'max', sprintf( 'aria-label="%s"', esc_attr__( 'To, in percent', 'design-marketplace' ) ) )
				. ' %%'
		);
		$this->choice( 'place', Markup::labels( 'places' ), $this->value( 'place' ) );
		$this->field(
			'starts',
			Field_Labels::of( 'starts' ),
			self::input( 'starts', 'month', $this->value( 'starts' ), 'min="2000-01" max="2100-12" placeholder="2027-01"' )
		);
		$this->text( 'duration' );
		$this->field( 'deadline', Field_Labels::of( 'deadline' ), self::input( 'deadline', 'date', $this->value( 'deadline' ), '' ) );
		$this->choice( 'paid', $said, is_bool( $paid ) ? (string) (int) $paid : $this->value( 'paid' ) );
		foreach ( array( 'budget_from', 'budget_to' ) as $amount ) {
			$this->field( $amount, Field_Labels::of( $amount ), self::input( $amount, 'number', $this->value( $amount ), 'min="1"' ) );
		}
		$this->choice( 'budget_currency', Markup::labels( 'currencies' ), $this->value( 'budget_currency' ) );
		$this->choice( 'budget_unit', Markup::labels( 'budget_units' ), $this->value( 'budget_unit' ) );
		$this->text( 'budget' );
	}

	/**
	 * A fact with a fixed list of values, or unset.
	 * @param array<int|string,string> $labels Labels by value.
	 */
	private function choice( string $name, array $labels, string $chosen ): void {
		$options = '';
		foreach ( array( '' => __( 'Not said', 'design-marketplace' ) ) + $labels as $value => $label ) {
			$options .= sprintf(
				'<option value="%s"%s>%s</option>',
				esc_attr( (string) $value ),
				selected( $chosen, (string) $value, false ),
				esc_html( $label )
			);
		}
		$this->field(
			$name,
			Field_Labels::of( $name ),
			sprintf( '<select name="%s[%s]" id="%%s">%s</select>', Item_Form::FIELDS, $name, str_replace( '%', '%%', $options ) )
		);
	}

	private function text( string $name ): void {
		$limit = (int) Contract::fields( 'mission' )[ $name ]->get( 'maxLength' );
		$this->field(
			$name,
			Field_Labels::of( $name ),
			self::input( $name, 'text', $this->value( $name ), sprintf( 'class="regular-text" maxlength="%d"', $limit ) )
		);
	}

	public function work(): void {
		$rules = Contract::fields( 'work' );
		$this->field(
			'client',
			__( 'Client', 'design-marketplace' ),
			self::input(
				'client',
				'text',
				$this->value( 'client' ),
				sprintf( 'maxlength="%d"', (int) $rules['client']->get( 'maxLength' ) )
			)
		);
		$months = '';
		foreach ( Contract::enum( 'months' ) as $value => $label ) {
			$months .= sprintf(
				'<option value="%s"%s>%s</option>',
				esc_attr( (string) $value ),
				selected( $this->value( 'month' ), (string) $value, false ),
				esc_html( translate( $label, 'design-marketplace' ) ) // phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
			);
		}
		$this->field(
			'month',
			__( 'Month', 'design-marketplace' ),
			sprintf( '<select name="%s[month]" id="%%s">%s</select>', Item_Form::FIELDS, str_replace( '%', '%%', $months ) )
		);
		$this->field(
			'year',
			__( 'Year', 'design-marketplace' ),
			self::input(
				'year',
				'number',
				$this->value( 'year' ),
				sprintf( 'min="%d" max="%s" class="small-text"', Contract::limit( 'year_min' ), gmdate( 'Y', Clock::now() ) )
			)
		);
		if ( 'quick' !== $this->scope ) {
			$this->field(
				'video_url',
				__( 'Video address', 'design-marketplace' ),
				self::input( 'video_url', 'url', $this->value( 'video_url' ), 'class="large-text" maxlength="200"' )
			);
		}
		$this->boxes();
	}

	private function boxes(): void {
		$chosen = $this->skills();
		printf(
			'<div class="dm-field"><fieldset class="dm-choices"><legend>%s</legend><input type="hidden" name="%s[skill][]" value="">',
			esc_html__( 'Skills', 'design-marketplace' ),
			esc_attr( Item_Form::FIELDS )
		);
		foreach ( Skill_Filter::names() as $id => $name ) {
			printf(
				'<label><input type="checkbox" name="%s[skill][]" value="%d"%s> %s</label>',
				esc_attr( Item_Form::FIELDS ),
				(int) $id,
				checked( in_array( $id, $chosen, true ), true, false ),
				esc_html( $name )
			);
		}
		echo '</fieldset></div>';
	}

	/** @param string $input Escaped HTML with %s for the id. */
	private function field( string $name, string $label, string $input ): void {
		$id    = "dm-{$this->scope}-{$name}";
		$wrong = $this->errors[ $name ] ?? '';
		$html  = sprintf( $input, esc_attr( $id ) );
		if ( '' !== $wrong ) {
			$html  = (string) preg_replace(
				'/^<(input|select|textarea) /',
				sprintf( '<$1 aria-invalid="true" aria-describedby="%s-wrong" ', esc_attr( $id ) ),
				$html
			);
			$html .= sprintf( '<span class="dm-wrong" id="%s-wrong">%s</span>', esc_attr( $id ), esc_html( $wrong ) );
		}
		printf( '<p class="dm-field"><label for="%s">%s</label> %s</p>', esc_attr( $id ), esc_html( $label ), $html ); // phpcs:ignore WordPress.Security.EscapeOutput -- built from escaped parts.
	}

	/** A field's value, '' for none. */
	private function value( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** @return list<int> */
	private function skills(): array {
		$chosen = $this->values['skill'] ?? array();
		return array_values(
			array_filter(
				array_map( static fn( mixed $id ): int => is_scalar( $id ) ? (int) $id : 0, is_array( $chosen ) ? $chosen : array() )
			)
		);
	}

	private static function input( string $name, string $type, string $value, string $more ): string {
		return sprintf(
			'<input type="%s" name="%s[%s]" id="%%s" value="%s" %s>',
			$type,
			Item_Form::FIELDS,
			$name,
			str_replace( '%', '%%', esc_attr( $value ) ),
			$more
		);
	}
}
