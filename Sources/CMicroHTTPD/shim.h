#include <microhttpd.h>
#include <netinet/in.h>
#include <sys/socket.h>

// Functions of libmicrohttpd that take a list of any length, which Swift cannot call.

/// What a server does on each request, and when connections begin and end and requests end.
typedef struct smh_handlers {
    MHD_AccessHandlerCallback request;
    MHD_RequestCompletedCallback completed;
    MHD_NotifyConnectionCallback connection;
    void *context;
} smh_handlers;

/// Starts a server with a thread for each connection; NULL when the address cannot be used.
static inline struct MHD_Daemon *smh_start(const struct sockaddr_in *address, unsigned int connections,
                                           unsigned int timeout, const smh_handlers *handlers) {
    return MHD_start_daemon(MHD_USE_THREAD_PER_CONNECTION | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_POLL, 0, NULL,
                            NULL, handlers->request, handlers->context, MHD_OPTION_SOCK_ADDR, address,
                            MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_TIMEOUT, timeout,
                            MHD_OPTION_NOTIFY_COMPLETED, handlers->completed, handlers->context,
                            MHD_OPTION_NOTIFY_CONNECTION, handlers->connection, handlers->context, MHD_OPTION_END);
}

/// The port that the server listens at; 0 when it does not tell.
static inline uint16_t smh_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info == NULL ? 0 : info->port;
}

/// Whether a connection begins.
static inline int smh_begins(enum MHD_ConnectionNotificationCode change) {
    return change == MHD_CONNECTION_NOTIFY_STARTED;
}

/// The `Host` header of a request; NULL when it has none.
static inline const char *smh_host(struct MHD_Connection *connection) {
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Host");
}

/// The socket of a connection; -1 when it does not tell.
static inline int smh_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == NULL ? -1 : info->connect_fd;
}

/// The IPv4 address of the client in network order; 0 when it does not tell.
static inline uint32_t smh_client(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    if (info == NULL || info->client_addr == NULL || info->client_addr->sa_family != AF_INET) return 0;
    return ((const struct sockaddr_in *) info->client_addr)->sin_addr.s_addr;
}

/// A response of bytes, which are copied.
static inline struct MHD_Response *smh_response(size_t size, const void *bytes) {
    return MHD_create_response_from_buffer(size, (void *) bytes, MHD_RESPMEM_MUST_COPY);
}
