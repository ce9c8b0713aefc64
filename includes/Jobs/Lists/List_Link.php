<?php
/** The address under which a company shares a list for some days: a random key, signed with the day it ends. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Lists;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Link_Proof;

final class List_Link {

	/** A new one. The one before is dead. */
	public static function make( int $id, bool $notes ): void {
		Sql::write(
			'UPDATE {designer_list} SET share_key = %s, share_until_gmt = %s, share_notes = %d WHERE id = %d',
			bin2hex( random_bytes( 16 ) ),
			Clock::gmt( Contract::limit( 'list_share_days' ) * DAY_IN_SECONDS ),
			$notes ? 1 : 0,
			$id
		);
	}

	public static function end( int $id ): void {
		Sql::write( "UPDATE {designer_list} SET share_key = '', share_until_gmt = NULL WHERE id = %d", $id );
	}

	/** @return array<string,string|null>|null The list's row; null for a token that is unknown, revoked, forged or over. */
	public static function read( string $token ): ?array {
		$row = List_Rows::shared( substr( $token, 0, 32 ) );
		return $row && hash_equals( self::token( $row ), $token ) ? $row : null;
	}

	/**
	 * @param array<string,string|null> $row Of a list.
	 * @return array{url:string,until:string,notes:bool}|null Null when it is not shared.
	 */
	public static function of( array $row ): ?array {
		return '' === $row['share_key'] || $row['share_until_gmt'] < Clock::gmt() ? null : array(
			'url'   => home_url( '/lists/shared/' . self::token( $row ) ),
			'until' => str_replace( ' ', 'T', (string) $row['share_until_gmt'] ) . 'Z',
			'notes' => (bool) $row['share_notes'],
		);
	}

	/** @param array<string,string|null> $row */
	private static function token( array $row ): string {
		return $row['share_key'] . substr( Link_Proof::of( "list|{$row['share_key']}|{$row['share_until_gmt']}" ), 0, 32 );
	}
}
