<?php
/** Addresses of the queue: lists by name, things by kind and id. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Reports;

use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\Trust\Open_Reports;
use DesignMarketplace\Trust\Report_Query;
use WP_Post;

final class Queue_Address {

	public static function list( Tab $tab = Tab::Open ): string {
		return Menu::url( Open_Reports::SLUG, Tab::Open === $tab ? array() : array( 'show' => $tab->value ) );
	}

	/** @param array<string,int|string> $query Further parameters. */
	public static function thing( Reported_Item $thing, array $query = array() ): string {
		return Menu::url( Open_Reports::SLUG, array( 'thing' => $thing->key() ) + $query );
	}

	/** The list in the address; the first one by default. */
	public static function tab(): Tab {
		return Tab::tryFrom( self::text( 'show' ) ) ?? Tab::Open;
	}

	/** The thing in the address, even if it was deleted; null for none. */
	public static function named(): ?Reported_Item {
		[ $kind, $id ] = array_pad( explode( '-', self::text( 'thing' ), 2 ), 2, '' );
		$kind          = Reported_Kind::tryFrom( $kind );
		return $kind && ctype_digit( $id ) && strlen( $id ) < 19 ? self::find( $kind, (int) $id ) : null;
	}

	/** A thing. If it was deleted, the owner is found in its reports. */
	public static function find( Reported_Kind $kind, int $id ): Reported_Item {
		if ( Reported_Kind::Member === $kind ) {
			return Reported_Item::member( $id );
		}
		$post = get_post( $id );
		if ( $post instanceof WP_Post && $kind->post_type() === $post->post_type ) {
			return Reported_Item::item( $post );
		}
		$gone = new Reported_Item( $kind, $id, 0 );
		return Report_Query::of( $gone )[0]->thing ?? $gone;
	}

	/** A number in the address, 0 for none. */
	public static function number( string $name ): int {
		$text = self::text( $name );
		return ctype_digit( $text ) && strlen( $text ) < 19 ? (int) $text : 0;
	}

	private static function text( string $name ): string {
		return sanitize_key( Ui::asked( $name ) );
	}
}
