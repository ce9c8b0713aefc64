<?php

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Settings\Brand;

/** The document of every front-end address. Head, readable content, boot data, app. The theme is not used. */
final class Shell {

	/** Id of the element in which the app is mounted. */
	public const ROOT = 'design-marketplace';

	/** Reads theme and session before the first paint. The keys are those of src/lib/theme.ts and src/lib/session.ts. */
	private const THEME_SCRIPT = "try{var t=localStorage.getItem('design-marketplace-theme'),d=document.documentElement.dataset;if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('design-marketplace-session'))d.member=''}catch(e){}";

	/** Hides texts for strangers when there is a session, which the server does not know, and without scripts what needs the app. */
	private const STYLE = '<style>[data-member] .for-strangers{visibility:hidden}</style><noscript><style>.app-only{display:none}</style></noscript>';

	/** Circle and square, for sites without an icon. */
	private const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="9" cy="16" r="7" fill="%s"/><rect x="17" y="9" width="14" height="14" fill="%s"/></svg>';

	public function __construct( private readonly Own_Scripts $scripts = new Own_Scripts() ) {}

	/** @param string $early Script to run before the app, '' for none. */
	public function html( View $view, string $early = '' ): string {
		$head = new Head( $view );
		add_filter( 'wp_robots', array( $head, 'robots' ), 20 );
		( new Other_Heads( $view, $head ) )->tell();
		$assets = new Assets( $view->destination->route );
		add_action( 'wp_enqueue_scripts', array( $assets, 'enqueue' ) );
		( new Core_Output() )->quiet();
		$this->scripts->watch();
		ob_start();
		$this->write( $view, $head, $assets, $early );
		$html = (string) ob_get_clean();
		/**
		 * Filters the whole document of a front-end address.
		 * @param string      $html        HTML.
		 * @param Destination $destination What the page shows.
		 */
		return (string) apply_filters( 'design_marketplace_shell', $html, $view->destination );
	}

	/** Writes the document. Its parts are escaped already. $early: script to run before the app. */
	private function write( View $view, Head $head, Assets $assets, string $early ): void {
		$role = $view->destination->is_entrepreneurs() ? 'entrepreneur' : 'designer';
		ob_start();
		wp_head();
		$others  = (string) ob_get_clean();
		$entry   = $view->destination->entry();
		$content = ( new Frame( $view, $entry->route ) )->around( $entry->content( $view ) );
		// phpcs:disable WordPress.Security.EscapeOutput -- fixed texts, and parts that are escaped where they are made.
		echo '<!doctype html>', "\n";
		$member  = is_user_logged_in() ? ' data-member=""' : '';
		$member .= '' === Brand::scheme() ? '' : sprintf( ' data-theme="%s"', Brand::scheme() );
		printf( '<html lang="%s" data-role="%s"%s>', esc_attr( Language::current() ), esc_attr( $role ), $member );
		echo "\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
		wp_print_inline_script_tag( self::THEME_SCRIPT, array( 'id' => Own_Scripts::THEME ) );
		echo $head->html( $others ), $this->font(), $assets->preloads(), $this->icon(), $others, self::STYLE, self::brand();
		printf( "</head>\n<body%s>\n", is_admin_bar_showing() ? ' class="admin-bar"' : '' );
		wp_body_open();
		printf( '<div id="%s">%s</div>', esc_attr( self::ROOT ), $content );
		printf(
			"\n<noscript>%s</noscript>\n",
			esc_html__( 'This site needs JavaScript to show you everything. Please switch it on.', 'design-marketplace' )
		);
		printf(
			"<script type=\"application/json\" id=\"%s-boot\">%s</script>\n",
			esc_attr( self::ROOT ),
			Boot_Data::json( ( new Boot_Data() )->data( $view ) )
		);
		if ( '' !== $early ) {
			wp_print_inline_script_tag( $early, array( 'id' => Own_Scripts::EARLY ) );
		}
		wp_footer();
		echo "\n</body>\n</html>\n";
		// phpcs:enable
	}

	private function font(): string {
		$url = Assets::font_url();
		return '' === $url || '' !== Brand::get()['font_text']
			? ''
			: sprintf( "<link rel=\"preload\" href=\"%s\" as=\"font\" type=\"font/woff2\" crossorigin>\n", esc_url( $url ) );
	}

	/** After the stylesheets, whose properties it sets anew. */
	private static function brand(): string {
		$css = Brand::css();
		return '' === $css ? '' : "<style id=\"design-marketplace-brand\">{$css}</style>\n";
	}

	private function icon(): string {
		$icon = sprintf( self::ICON, Brand::light( 'designer' ), Brand::light( 'entrepreneur' ) );
		return has_site_icon() ? '' : sprintf( "<link rel=\"icon\" href=\"data:image/svg+xml,%s\">\n", rawurlencode( $icon ) );
	}
}
