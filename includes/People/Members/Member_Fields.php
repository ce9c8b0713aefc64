<?php
/** A member's fields in user meta: one row for each field, read with the field's type. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Rule;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Media\Image_Object;
use DesignMarketplace\People\Accounts\Roles;
use WP_User;

final class Member_Fields {

	private const PREFIX = 'design_marketplace_';

	public static function key( string $name ): string {
		return self::PREFIX . $name;
	}

	/**
	 * Fields stored in meta.
	 * @param string $role Only fields of members with this role; '' for all.
	 * @return array<string,Rule>
	 */
	public static function rules( string $role = '' ): array {
		return array_filter(
			Contract::fields( 'member' ),
			static fn( Rule $rule ): bool => 'meta' === $rule->get( 'store' ) && ( '' === $role || $rule->is_for( $role ) )
		);
	}

	/** @return list<string> */
	public static function images(): array {
		return Contract::images( 'member' );
	}

	/** @return list<string> */
	public static function image_keys(): array {
		return array_map( array( self::class, 'key' ), self::images() );
	}

	/**
	 * Adds alternative texts to a presented member's images: the headline for the project's image, the member's name for others.
	 * @param array<string,mixed> $member Fields of an answer.
	 * @return array<string,mixed>
	 */
	public static function with_worded_images( array $member ): array {
		foreach ( self::images() as $field ) {
			if ( isset( $member[ $field ] ) ) {
				$words            = 'project_image' === $field
					? $member['project_headline'] ?? ''
					: $member['name'] ?? $member['company'] ?? '';
				$member[ $field ] = Image_Object::worded( $member[ $field ], (string) $words );
			}
		}
		return $member;
	}

	/** @return array<string,mixed> All of a member's fields with their types; images as attachment ids (0 for none). */
	public static function read( int $user_id ): array {
		// All meta at once: for each field that is not there core looks for a default, through its filters.
		$meta   = (array) get_user_meta( $user_id );
		$values = array();
		foreach ( self::rules( Roles::of( $user_id ) ) as $name => $rule ) {
			$values[ $name ] = self::typed( $rule, maybe_unserialize( $meta[ self::key( $name ) ][0] ?? null ) );
		}
		return $values;
	}

	/**
	 * Writes the given fields and leaves the others.
	 * @param array<string,mixed> $values Cleaned and checked values; images as attachment ids.
	 * @return list<string> Fields that have changed.
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

	/** The name shown for a person. WordPress' display name is the same, without what looks like a tag. */
	public static function display_name( WP_User $user ): string {
		$role = Roles::of( $user );
		$name = '' === $role ? '' : (string) get_user_meta( $user->ID, self::key( self::name_field( $role ) ), true );
		return '' === $name ? $user->display_name : $name;
	}

	public static function name_field( string $role ): string {
		return Roles::CONTRACTOR === $role ? 'company' : 'name';
	}

	/** @return list<int>|list<array{code:string,level:string}> */
	private static function listed( Rule $rule, mixed $value ): array {
		if ( ! is_array( $value ) ) {
			return array();
		}
		return 'language' === $rule->get( 'items' ) ? Value::languages( $value ) : array_values( array_map( 'intval', $value ) );
	}

	/** Casts a value to the field's type; a missing number is null, a missing answer the rule's own. */
	private static function typed( Rule $rule, mixed $value ): mixed {
		return match ( $rule->get( 'type' ) ) {
			'boolean' => null === $value ? true === $rule->get( 'default' ) : true === $value || '1' === $value,
			'integer' => '' === $value || null === $value ? null : (int) $value,
			'image'   => (int) $value,
			'array'   => self::listed( $rule, $value ),
			default   => is_scalar( $value ) && '' !== $value ? (string) $value : (string) $rule->get( 'default' ),
		};
	}
}
