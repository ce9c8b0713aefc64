<?php
/** A box of the overview with links to where the site's texts and emails can be changed. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Settings\Settings_Screen;
use DesignMarketplace\Kernel\Settings\Tab;
use WP_Post;

final class Site_Texts {

	/** @return list<array{string,string}> Words and addresses of the links the current user may follow. */
	public static function links(): array {
		$links = array();
		if ( current_user_can( 'edit_pages' ) ) {
			$home = get_page_by_path( 'home' );
			$url  = $home instanceof WP_Post ? (string) get_edit_post_link( $home->ID, 'raw' ) : '';
			if ( '' !== $url ) {
				$links[] = array( __( 'Edit the home page', 'design-marketplace' ), $url );
			}
			$links[] = array( __( 'Edit the other pages', 'design-marketplace' ), admin_url( 'edit.php?post_type=page' ) );
		}
		if ( current_user_can( Admin::MANAGE ) ) {
			$links[] = array( __( 'Change the texts of the emails', 'design-marketplace' ), Settings_Screen::url( Tab::Mails ) );
		}
		return $links;
	}

	public static function show(): void {
		echo '<ul>';
		foreach ( self::links() as [ $words, $url ] ) {
			printf( '<li><a href="%s">%s</a></li>', esc_url( $url ), esc_html( $words ) );
		}
		echo '</ul>';
	}
}
