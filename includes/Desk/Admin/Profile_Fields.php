<?php
/** The fields of a member's profile in wp-admin's form, with the same rules as in the member's own form. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\Skill_Filter;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Form;
use DesignMarketplace\Kernel\Contract\Rule;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Field_Labels;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Member_Settings;
use WP_User;

final class Profile_Fields {

	/** Names of the arrays that hold the fields and the images to remove. */
	public const NAME   = 'dm_profile';
	public const REMOVE = 'dm_remove';

	/** Passwords are changed on core's screen; consents only by the member. */
	private const LEFT_OUT = array(
		'password',
		'password_verify',
		'password_old',
		'newsletter',
		'newsletter_optin',
		'notification_enabled',
		'notification_rhythm',
		'kept_out_of_alerts',
		'availability_shown',
		'affiliated',
	);

	/**
	 * @param array<string,mixed>  $values Values by field; images as attachment ids.
	 * @param array<string,string> $errors Messages by field.
	 */
	public function __construct( private readonly array $values, private readonly array $errors = array() ) {}

	public static function form( WP_User $user ): Form {
		return Member_Settings::form( Roles::of( $user ) )->without( ...self::LEFT_OUT );
	}

	/** @return array<string,mixed> */
	public static function stored( WP_User $user ): array {
		return array_intersect_key(
			array( 'email' => $user->user_email ) + Member_Fields::read( $user->ID ),
			self::form( $user )->rules()
		);
	}

	/** A hash of the stored values, so that nobody overwrites a version they have not seen. */
	public static function version( WP_User $user ): string {
		return md5( (string) wp_json_encode( self::stored( $user ) ) );
	}

	/**
	 * Fields that differ from the stored values. Unchanged fields are not validated.
	 * @param array<string,mixed> $sent Fields as sent; images to remove are empty.
	 * @return array<string,mixed>
	 */
	public static function changes( WP_User $user, array $sent ): array {
		$rules  = self::form( $user )->rules();
		$stored = self::stored( $user );
		$clean  = self::form( $user )->clean( $sent );
		$same   = static fn( string $name ): bool => $rules[ $name ]->is_image()
			? 0 === $stored[ $name ]
			: self::comparable( $rules[ $name ], $clean[ $name ] ) === self::comparable( $rules[ $name ], $stored[ $name ] ?? '' );
		return array_filter(
			array_intersect_key( $sent, $clean ),
			static fn( string $name ): bool => ! $same( $name ),
			ARRAY_FILTER_USE_KEY
		);
	}

	public function show( WP_User $user ): void {
		foreach ( self::form( $user )->rules() as $name => $rule ) {
			$id    = "dm-profile-{$name}";
			$wrong = $this->errors[ $name ] ?? '';
			$state = '' === $wrong ? '' : sprintf( ' aria-invalid="true" aria-describedby="%s-wrong"', esc_attr( $id ) );
			$label = Field_Labels::of( $name );
			$label = 'array' === $rule->get( 'type' )
				? esc_html( $label )
				: sprintf( '<label for="%s">%s</label>', esc_attr( $id ), esc_html( $label ) );
			// phpcs:ignore WordPress.Security.EscapeOutput -- built from escaped parts.
			printf(
				'<tr><th scope="row">%s</th><td class="dm-field">%s%s</td></tr>',
				$label,
				$this->input( $rule, $id, $state ),
				'' === $wrong ? '' : sprintf( '<span class="dm-wrong" id="%s-wrong">%s</span>', esc_attr( $id ), esc_html( $wrong ) )
			);
		}
	}

	/**
	 * @param string $state Escaped attributes.
	 * @return string Escaped HTML.
	 */
	private function input( Rule $rule, string $id, string $state ): string {
		$value = $this->values[ $rule->name ] ?? '';
		if ( $rule->is_image() ) {
			$image = (int) ( is_scalar( $value ) ? $value : 0 );
			$tick  = $image > 0 && true !== $rule->get( 'required' )
				? sprintf(
					'<label><input type="checkbox" name="%s" value="1"> %s</label><br>',
					esc_attr( self::removal( $rule->name ) ),
					esc_html( self::remove( $rule->name ) )
				)
				: '';
			return self::shown( $image ) . $tick . self::file( $rule->name, $id, $state );
		}
		if ( 'array' === $rule->get( 'type' ) ) {
			return self::skills( $rule->name, array_values( array_map( 'intval', array_filter( (array) $value, 'is_scalar' ) ) ) );
		}
		$text  = is_scalar( $value ) ? (string) $value : '';
		$name  = sprintf( ' name="%s[%s]" id="%s"%s', self::NAME, esc_attr( $rule->name ), esc_attr( $id ), $state );
		$limit = $rule->get( 'maxLength' ) ? sprintf( ' maxlength="%d"', (int) $rule->get( 'maxLength' ) ) : '';
		if ( is_string( $rule->get( 'enum' ) ) ) {
			return self::choice( $rule, $text, $name );
		}
		if ( $rule->get( 'multiline' ) ) {
			return sprintf( '<textarea class="large-text" rows="4"%s%s>%s</textarea>', $name, $limit, esc_textarea( $text ) );
		}
		// Months and days are text fields: not every browser has an input for them.
		$type = match ( true ) {
			'integer' === $rule->get( 'type' ) => 'type="number" class="small-text"',
			'email' === $rule->get( 'format' ) => 'type="email" class="regular-text"',
			'uri' === $rule->get( 'format' )   => 'type="url" class="regular-text"',
			'year-month' === $rule->get( 'format' ) => 'type="text" size="8" placeholder="2026-11"',
			'posting-date' === $rule->get( 'format' ) => 'type="text" size="10" placeholder="2026/11/24"',
			default                            => 'type="text" class="regular-text"',
		};
		return sprintf( '<input %s value="%s"%s%s>', $type, esc_attr( $text ), $name, $limit );
	}

	/** @param string $name Escaped attributes. */
	private static function choice( Rule $rule, string $text, string $name ): string {
		$options = sprintf( '<option value="">%s</option>', esc_html__( 'Nothing chosen', 'design-marketplace' ) );
		foreach ( Contract::enum( (string) $rule->get( 'enum' ) ) as $value => $label ) {
			$options .= sprintf(
				'<option value="%s"%s>%s</option>',
				esc_attr( (string) $value ),
				selected( $text, (string) $value, false ),
				esc_html( translate( $label, 'design-marketplace' ) ) // phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
			);
		}
		return "<select{$name}>{$options}</select>";
	}

	/** @param list<int> $chosen Chosen skills. */
	private static function skills( string $name, array $chosen ): string {
		$boxes = sprintf( '<input type="hidden" name="%s[%s][]" value="">', self::NAME, esc_attr( $name ) );
		foreach ( Skill_Filter::names() as $id => $label ) {
			$boxes .= sprintf(
				'<label><input type="checkbox" name="%s[%s][]" value="%d"%s> %s</label>',
				self::NAME,
				esc_attr( $name ),
				(int) $id,
				checked( in_array( $id, $chosen, true ), true, false ),
				esc_html( $label )
			);
		}
		return sprintf(
			'<fieldset class="dm-choices"><legend class="screen-reader-text">%s</legend>%s</fieldset>',
			esc_html( Field_Labels::of( $name ) ),
			$boxes
		);
	}

	/**
	 * The current picture. Its field's label is next to it.
	 * @param int $image Attachment id, 0 for none.
	 * @return string Escaped HTML.
	 */
	public static function shown( int $image ): string {
		return $image > 0 ? wp_get_attachment_image( $image, 'medium', false, array( 'alt' => '' ) ) . '<br>' : '';
	}

	/**
	 * The input for a new picture.
	 * @param string $state Escaped attributes.
	 * @return string Escaped HTML.
	 */
	public static function file( string $field, string $id, string $state ): string {
		return sprintf(
			'<input type="file" accept="image/jpeg,image/png" name="%s" id="%s"%s>',
			esc_attr( $field ),
			esc_attr( $id ),
			$state
		);
	}

	/** Name of the checkbox that removes a picture. */
	public static function removal( string $field ): string {
		return self::REMOVE . "[{$field}]";
	}

	/** Label of that checkbox. */
	public static function remove( string $field ): string {
		/* translators: %s: such as "second picture". */
		return sprintf( __( 'Remove: %s', 'design-marketplace' ), Field_Labels::of( $field ) );
	}

	/**
	 * A value in a comparable form: ids sorted, empty values as ''.
	 * @param mixed $value Cleaned or stored value.
	 */
	private static function comparable( Rule $rule, mixed $value ): mixed {
		if ( is_array( $value ) && 'array' === $rule->get( 'type' ) ) {
			sort( $value );
			return $value;
		}
		return $rule->is_empty( $value ) ? '' : $value;
	}
}
