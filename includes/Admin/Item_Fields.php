<?php
/**
 * The fields of works and missions as wp-admin's forms have them, on the edit screen and in quick edit.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin;

use DesignMarketplace\Admin\Lists\Skill_Filter;
use DesignMarketplace\Clock;
use DesignMarketplace\Contract\Contract;

final class Item_Fields {

	/**
	 * A mission's fields.
	 *
	 * @param array<string,mixed> $values Values by field.
	 * @param string              $scope  Begins the ids, so that a page may have both forms.
	 */
	public static function mission( array $values, string $scope ): void {
		$chosen  = (int) ( ( (array) ( $values['skill'] ?? array() ) )[0] ?? 0 );
		$options = sprintf( '<option value="">%s</option>', esc_html__( 'No skill', 'design-marketplace' ) );
		foreach ( Skill_Filter::names() as $id => $name ) {
			$options .= sprintf( '<option value="%d"%s>%s</option>', $id, selected( $chosen, $id, false ), esc_html( $name ) );
		}
		self::field( $scope, 'skill', __( 'Skill', 'design-marketplace' ), sprintf( '<select name="%s[skill][]" id="%%s">%s</select>', Member_Items::FIELDS, str_replace( '%', '%%', $options ) ) );
		self::field( $scope, 'postingDate', __( 'Posting date', 'design-marketplace' ), self::input( 'postingDate', 'date', (string) ( $values['postingDate'] ?? '' ), 'min="2000-01-01" max="2100-12-31"' ) );
	}

	/**
	 * A work's fields.
	 *
	 * @param array<string,mixed> $values Values by field.
	 * @param string              $scope  Begins the ids.
	 */
	public static function work( array $values, string $scope ): void {
		$rules = Contract::fields( 'work' );
		self::field( $scope, 'client', __( 'Client', 'design-marketplace' ), self::input( 'client', 'text', (string) ( $values['client'] ?? '' ), sprintf( 'maxlength="%d"', (int) $rules['client']->get( 'maxLength' ) ) ) );
		$months = '';
		foreach ( Contract::enum( 'months' ) as $value => $label ) {
			$months .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( (string) ( $values['month'] ?? '' ), (string) $value, false ), esc_html( translate( $label, 'design-marketplace' ) ) ); // phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
		}
		self::field( $scope, 'month', __( 'Month', 'design-marketplace' ), sprintf( '<select name="%s[month]" id="%%s">%s</select>', Member_Items::FIELDS, str_replace( '%', '%%', $months ) ) );
		self::field( $scope, 'year', __( 'Year', 'design-marketplace' ), self::input( 'year', 'number', (string) ( $values['year'] ?? '' ), sprintf( 'min="%d" max="%s" class="small-text"', Contract::limit( 'year_min' ), gmdate( 'Y', Clock::now() ) ) ) );
		if ( 'quick' !== $scope ) {
			self::field( $scope, 'video_url', __( 'Video address', 'design-marketplace' ), self::input( 'video_url', 'url', (string) ( $values['video_url'] ?? '' ), 'class="large-text" maxlength="200"' ) );
		}
		self::skills( array_values( array_map( 'intval', (array) ( $values['skill'] ?? array() ) ) ) );
	}

	/**
	 * A tick box for each skill.
	 *
	 * @param list<int> $chosen Term ids.
	 */
	private static function skills( array $chosen ): void {
		printf( '<div class="dm-field"><fieldset class="dm-choices"><legend>%s</legend><input type="hidden" name="%s[skill][]" value="">', esc_html__( 'Skills', 'design-marketplace' ), esc_attr( Member_Items::FIELDS ) );
		foreach ( Skill_Filter::names() as $id => $name ) {
			printf( '<label><input type="checkbox" name="%s[skill][]" value="%d"%s> %s</label>', esc_attr( Member_Items::FIELDS ), (int) $id, checked( in_array( $id, $chosen, true ), true, false ), esc_html( $name ) );
		}
		echo '</fieldset></div>';
	}

	/**
	 * A labelled field.
	 *
	 * @param string $scope Begins the id.
	 * @param string $name  Field.
	 * @param string $label Label.
	 * @param string $input Escaped HTML with %s for the id.
	 */
	private static function field( string $scope, string $name, string $label, string $input ): void {
		$id = "dm-{$scope}-{$name}";
		printf( '<p class="dm-field"><label for="%s">%s</label> %s</p>', esc_attr( $id ), esc_html( $label ), sprintf( $input, esc_attr( $id ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- built from escaped parts.
	}

	private static function input( string $name, string $type, string $value, string $more ): string {
		return sprintf( '<input type="%s" name="%s[%s]" id="%%s" value="%s" %s>', $type, Member_Items::FIELDS, $name, str_replace( '%', '%%', esc_attr( $value ) ), $more );
	}
}
