<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Reports;

use DesignMarketplace\Desk\Admin\Lists\Table;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\Trust\Open_Reports;
use DesignMarketplace\Trust\Report_Query;
use WP_Post;

/** The screen of reports: the lists, and the page of one thing. For administrators only, as it shows the reporters. */
final class Reports_Screen {

	public const SLUG = Open_Reports::SLUG;

	/** Prints a thing's page, or a list. */
	public function show(): void {
		$thing = self::named();
		if ( $thing ) {
			( new Thing_Page( $thing ) )->show();
			return;
		}
		$table = new Queue_Table( Tab::tryFrom( self::text( 'show' ) ) ?? Tab::Open, Open_Reports::now() );
		$table->prepare_items();
		Table::heading( __( 'Reports', 'design-marketplace' ), 'dm-reports' );
		$table->views();
		$table->display();
		echo '</div>';
	}

	public static function list( Tab $tab = Tab::Open ): string {
		return Menu::url( Open_Reports::SLUG, Tab::Open === $tab ? array() : array( 'show' => $tab->value ) );
	}

	/** @param array<string,int|string> $query Further parameters. */
	public static function thing( Reported_Item $thing, array $query = array() ): string {
		return Menu::url( Open_Reports::SLUG, array( 'thing' => $thing->key() ) + $query );
	}

	/** The thing in the address, even if it was deleted; null for none. */
	private static function named(): ?Reported_Item {
		[ $kind, $id ] = array_pad( explode( '-', self::text( 'thing' ), 2 ), 2, '' );
		$kind          = Reported_Kind::tryFrom( $kind );
		return $kind && ctype_digit( $id ) && strlen( $id ) < 19 ? self::find( $kind, (int) $id ) : null;
	}

	/** A thing. If it was deleted, the owner is found in its reports. */
	private static function find( Reported_Kind $kind, int $id ): Reported_Item {
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
