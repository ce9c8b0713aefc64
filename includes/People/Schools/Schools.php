<?php
/** The one list of schools: startups and designers choose from it, and its domains confirm what they chose. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Schools;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Settings\Settings_Table;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Members\Member_Fields;

/** @phpstan-type School array{code:string,name:string,domains:list<string>,programmes:list<string>} */
final class Schools {

	/** The last choice everywhere, and never in the list: a school whose name is typed. */
	public const OTHER = 'OTHER';

	/** Option with the names of all schools there have been, by code. */
	private const NAMES = 'design_marketplace_school_names';

	/** Fields of members that name a school, with the message for one that is not offered. */
	private const FIELDS = array( 'ecosystem' => 'ecosystem_required', 'school' => 'school_unknown' );

	/** @return list<School> In the operator's order. */
	public static function all(): array {
		return array_map(
			static fn( array $school ): array => array(
				'code'       => (string) $school['code'],
				'name'       => (string) $school['name'],
				'domains'    => array_values( $school['domains'] ?? array() ),
				'programmes' => array_values( $school['programmes'] ?? array() ),
			),
			array_values( Site_Settings::get( 'universities' ) )
		);
	}

	/** @return list<array<string,mixed>> The answer of GET /design-marketplace/v1/schools. */
	public function answer(): array {
		return array_map( static fn( array $school ): array => array_diff_key( $school, array( 'domains' => true ) ), self::all() );
	}

	/** The name of a school, also of one that has left the list. '' for unknown codes. */
	public static function name( string $code ): string {
		return '' === $code ? '' : (string) ( self::of( $code )['name'] ?? self::former()[ $code ] ?? '' );
	}

	public static function is_offered( string $code ): bool {
		return null !== self::of( $code );
	}

	/** @return list<string> In small letters. */
	public static function domains( string $code ): array {
		return self::of( $code )['domains'] ?? array();
	}

	/** The code of the school that has a domain, '' for none. A subdomain is another domain. */
	public static function of_domain( string $domain ): string {
		foreach ( self::all() as $school ) {
			if ( in_array( strtolower( $domain ), $school['domains'], true ) ) {
				return $school['code'];
			}
		}
		return '';
	}

	/**
	 * Messages for fields whose school is not offered. One that a member has already is accepted.
	 * @param array<string,mixed> $values  Cleaned fields.
	 * @param int                 $user_id 0 for a new member.
	 * @return array<string,string> By field.
	 */
	public static function messages( array $values, int $user_id ): array {
		$messages = array();
		foreach ( self::FIELDS as $field => $message ) {
			$code = $values[ $field ] ?? '';
			if ( is_string( $code ) && ! in_array( $code, array( '', self::OTHER ), true ) && ! self::is_offered( $code ) ) {
				$kept     = $user_id > 0 ? get_user_meta( $user_id, Member_Fields::key( $field ), true ) : '';
				$messages = $kept === $code ? $messages : $messages + array( $field => Contract::message( $message ) );
			}
		}
		return $messages;
	}

	/** Keeps the names for when a school has left the list. It also runs each day, as nothing says when a constant has changed. */
	public static function remember(): void {
		$first = Settings_Table::of( 'universities' )->default;
		$known = self::former();
		$names = array_column( self::all(), 'name', 'code' ) + $known + array_column( $first, 'name', 'code' );
		if ( $names !== $known ) {
			update_option( self::NAMES, $names, false );
		}
	}

	/** @return School|null */
	private static function of( string $code ): ?array {
		return array_column( self::all(), null, 'code' )[ $code ] ?? null;
	}

	/** @return array<int|string,string> */
	private static function former(): array {
		return (array) get_option( self::NAMES, array() );
	}
}
