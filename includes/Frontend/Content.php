<?php
/**
 * The page without its app: heading, text, pictures and links, for search engines, the first paint and browsers without JavaScript.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

/**
 * Uses the app's own classes, so that its first frame lies where this one lay. Everything is escaped here.
 */
final class Content {

	/**
	 * Titles up to here stand as large as a heading can, as src/features/pages has it.
	 */
	private const SHORT_TITLE = 14;

	/**
	 * Takes the page.
	 *
	 * @param View $view Page about to be written.
	 */
	public function __construct( private readonly View $view ) {}

	/**
	 * The whole of what stands in the app's element.
	 */
	public function html(): string {
		$frame = new Frame( $this->view->destination->path );
		return $frame->bar() . sprintf( '<main id="main">%s</main>', $this->main() ) . $frame->foot();
	}

	private function main(): string {
		return match ( $this->view->destination->route ) {
			'home'              => ( new Content\Home( $this->view ) )->html(),
			'designers'         => ( new Content\Designers( $this->view ) )->html(),
			'jobs'              => ( new Content\Jobs( $this->view ) )->html(),
			'showcase'          => ( new Content\Showcase( $this->view ) )->html(),
			'tools'             => ( new Content\Tools( $this->view ) )->html(),
			'designer', 'project' => ( new Content\Profile( $this->view ) )->html(),
			'about', 'page'     => $this->page(),
			'not_found'         => $this->nothing(),
			default             => $this->form(),
		};
	}

	/**
	 * A page an editor wrote.
	 */
	private function page(): string {
		$title = $this->view->title();
		$page  = $this->view->page();
		$link  = (string) ( $page['btn_link'] ?? '' );
		$label = (string) ( $page['btn_txt'] ?? '' );
		$html  = Markup::page_head( Markup::heading( $title, mb_strlen( $title ) > self::SHORT_TITLE ? 't1' : 'mega' ) );
		$html .= '<div class="static-page grid">' . $this->view->prose( 'prose c4-12' );
		return $html . ( '' === $link || '' === $label ? '' : '<p class="c4-12">' . Markup::button( $link, $label ) . '</p>' ) . '</div>';
	}

	private function nothing(): string {
		return sprintf(
			'<section class="section"><div class="grid bottom"><p class="mega num not-found c1-9" aria-hidden="true">4<i class="form"></i>4</p><div class="c10-12 stack"><h1 class="t3">%s</h1>%s</div></div></section>',
			esc_html( Titles::of( 'not_found' ) ),
			Markup::button( '/', __( 'Back home', 'design-marketplace' ), '', 'arrow-left', '' )
		);
	}

	/**
	 * What is filled in, or only for members: the app draws it. Without the app there is the name, and the way on.
	 */
	private function form(): string {
		$route = $this->view->destination->route;
		$text  = in_array( $route, array( 'login', 'signup', 'forgotten_password', 'reset_password' ), true )
			? esc_html( Titles::description( $route ) )
			/* translators: %s: link to the log-in. */
			: sprintf( esc_html__( 'Members only. %s', 'design-marketplace' ), Markup::link( '/login?redirect_url=' . rawurlencode( $this->view->destination->path ), Titles::of( 'login' ) ) );
		return Markup::page_head( Markup::heading( $this->view->title(), 't1 c1-9' ), '' === $text ? '' : "<noscript><p class=\"c1-9\">{$text}</p></noscript>" );
	}
}
