<?php
/**
 * A member's fields in user meta: one row a field, named like it, read back with the field's type.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Accounts\Roles;
use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Contract\Rule;
use DesignMarketplace\Media\Image_Object;
use WP_User;

/**
 * Which fields there are, and of what type, is said by member.json alone.
 */
final class Fields {

	private const PREFIX = 'design_marketplace_';

	/**
	 * Meta key of a field.
	 *
	 * @param string $name Field.
	 */
	public static function key( string $name ): string {
		return self::PREFIX . $name;
	}

	/**
	 * Fields kept in meta.
	 *
	 * @param string $role Only those members of this role have; '' for all.
	 * @return array<string,Rule>
	 */
	public static function rules( string $role = '' ): array {
		return array_filter(
			Contract::fields( 'member' ),
			static fn( Rule $rule ): bool => 'meta' === $rule->get( 'store' ) && ( '' === $role || $rule->is_for( $role ) )
		);
	}

	/**
	 * Fields that are images.
	 *
	 * @return list<string>
	 */
	public static function images(): array {
		return Contract::images( 'member' );
	}

	/**
	 * Meta keys of the images.
	 *
	 * @return list<string>
	 */
	public static function image_keys(): array {
		return array_map( array( self::class, 'key' ), self::images() );
	}

	/**
	 * A presented member, each image with words: the project's image has its headline, any other the member's name.
	 *
	 * @param array<string,mixed> $member Fields as they are answered.
	 * @return array<string,mixed>
	 */
	public static function with_worded_images( array $member ): array {
		foreach ( self::images() as $field ) {
			if ( isset( $member[ $field ] ) ) {
				$words            = 'project_image' === $field ? $member['project_headline'] ?? '' : $member['name'] ?? $member['company'] ?? '';
				$member[ $field ] = Image_Object::worded( $member[ $field ], (string) $words );
			}
		}
		return $member;
	}

	/**
	 * All of a member's fields, typed; images as attachment ids (0 for none).
	 *
	 * @param int $user_id Member.
	 * @return array<string,mixed>
	 */
	public static function read( int $user_id ): array {
		$values = array();
		foreach ( self::rules( Roles::of( $user_id ) ) as $name => $rule ) {
			$values[ $name ] = self::typed( $rule, get_user_meta( $user_id, self::key( $name ), true ) );
		}
		return $values;
	}

	/**
	 * Writes fields; others stay.
	 *
	 * @param int                 $user_id Member.
	 * @param array<string,mixed> $values  Cleaned and checked values; images as attachment ids.
	 * @return list<string> Fields that are different now.
	 */
	public static function write( int $user_id, array $values ): array {
		$changed = array();
		foreach ( array_intersect_key( self::rules(), $values ) as $name => $rule ) {
			$value  = self::typed( $rule, $values[ $name ] );
			$stored = get_user_meta( $user_id, self::key( $name ), true );
			$exists = metadata_exists( 'user', $user_id, self::key( $name ) );
			if ( $exists && self::typed( $rule, $stored ) === $value ) {
				continue;
			}
			update_user_meta( $user_id, self::key( $name ), wp_slash( is_bool( $value ) ? ( $value ? '1' : '' ) : ( $value ?? '' ) ) );
			$changed[] = $name;
		}
		return $changed;
	}

	/**
	 * The name a person is shown under. WordPress' display name is the same, but loses what looks like a tag.
	 *
	 * @param WP_User $user User.
	 */
	public static function display_name( WP_User $user ): string {
		$role = Roles::of( $user );
		$name = '' === $role ? '' : (string) get_user_meta( $user->ID, self::key( self::name_field( $role ) ), true );
		return '' === $name ? $user->display_name : $name;
	}

	/**
	 * The field that holds the name.
	 *
	 * @param string $role designer or contractor.
	 */
	public static function name_field( string $role ): string {
		return Roles::CONTRACTOR === $role ? 'company' : 'name';
	}

	/**
	 * A stored value with the field's type; a number that is not there is null.
	 *
	 * @param Rule  $rule  Field's rule.
	 * @param mixed $value Stored or cleaned value.
	 */
	private static function typed( Rule $rule, mixed $value ): mixed {
		return match ( $rule->get( 'type' ) ) {
			'boolean' => true === $value || '1' === $value,
			'integer' => '' === $value || null === $value ? null : (int) $value,
			'image'   => (int) $value,
			'array'   => is_array( $value ) ? array_values( array_map( 'intval', $value ) ) : array(),
			default   => is_scalar( $value ) ? (string) $value : '',
		};
	}
}
